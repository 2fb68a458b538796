/** Finds the interface texts that a source file uses. */
import ts from 'typescript';

/** The namespace of a `t` without one. */
const DEFAULT_NAMESPACE = 'portal';

/** `namespace:key` as a whole string, or as the beginning of a template. */
const NAMED = /^([a-z][a-z0-9-]*):([A-Za-z_]\w*)$/;

export interface TextUse {
  /** From 1. */
  line: number;
  namespace: string;
  /** The whole key, or its prefix when the rest is computed; null for a namespace alone. */
  key: string | null;
  computed: boolean;
  /** An argument of `t` or `useTranslation`; other strings of this form count only if their namespace exists. */
  certain: boolean;
}

type Scope = ReadonlyMap<string, string>;

/** Name and arguments, when the node calls a plain name. */
function callOf(node: ts.Node | undefined): { name: string; argument: ts.Expression | undefined } | null {
  if (!node || !ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return null;
  return { name: node.expression.text, argument: node.arguments[0] };
}

/** The namespaces passed to `useTranslation`; keys without a namespace belong to the first. */
function namespacesGiven(argument: ts.Expression | undefined): ts.StringLiteralLike[] {
  if (argument && ts.isArrayLiteralExpression(argument)) return argument.elements.filter(ts.isStringLiteralLike);
  return argument && ts.isStringLiteralLike(argument) ? [argument] : [];
}

/** The names of `const { t } = useTranslation('namespace')` in a block, with their namespaces. */
function translatorsOf(statements: readonly ts.Statement[]): [string, string][] {
  return statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }): [string, string][] => {
      const call = callOf(initializer);
      if (call?.name !== 'useTranslation' || !ts.isObjectBindingPattern(name)) return [];
      const namespace = namespacesGiven(call.argument)[0]?.text ?? DEFAULT_NAMESPACE;
      return name.elements
        .filter((element) => (element.propertyName ?? element.name).getText() === 't')
        .map((element) => [element.name.getText(), namespace]);
    }),
  );
}

/** The possible texts of an expression: literals, both branches of a condition, the fixed start of a template. */
function literalsOf(node: ts.Expression): { node: ts.Node; text: string; computed: boolean }[] {
  if (ts.isStringLiteralLike(node)) return [{ node, text: node.text, computed: false }];
  if (ts.isTemplateExpression(node)) return [{ node, text: node.head.text, computed: true }];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [...literalsOf(node.whenTrue), ...literalsOf(node.whenFalse)];
  return [];
}

/** Uses in a file: `t('key')` with the namespace of its `useTranslation`, and every `namespace:key` in a string. */
export function textUses(file: string, content: string): TextUse[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  const uses: TextUse[] = [];
  const said = new Set<ts.Node>();
  const add = (node: ts.Node, use: Omit<TextUse, 'line'>) =>
    uses.push({ line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, ...use });

  const visit = (node: ts.Node, scope: Scope): void => {
    const inner = ts.isBlock(node) ? new Map([...scope, ...translatorsOf(node.statements)]) : scope;
    const call = callOf(node);
    if (call?.name === 'useTranslation')
      for (const given of namespacesGiven(call.argument))
        add(given, { namespace: given.text, key: null, computed: false, certain: true });
    const namespace = call && inner.get(call.name);
    if (call?.argument && namespace !== undefined && namespace !== null)
      for (const literal of literalsOf(call.argument)) {
        const named = NAMED.exec(literal.text);
        said.add(literal.node);
        add(literal.node, {
          namespace: named?.[1] ?? namespace,
          key: named?.[2] ?? literal.text,
          computed: literal.computed,
          certain: true,
        });
      }
    if ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && !said.has(node))
      for (const { text, computed } of literalsOf(node)) {
        const [, ns, key] = NAMED.exec(text) ?? [];
        if (ns !== undefined && key !== undefined) add(node, { namespace: ns, key, computed, certain: false });
      }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, new Map());
  return uses;
}
