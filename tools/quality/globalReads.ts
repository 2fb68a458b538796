import ts from 'typescript';

/** Names of the global object and its aliases. */
const GLOBAL_OBJECT = /^(?:(?:window|globalThis|self|top|parent|frames|document\.defaultView)\.)+/;

/** Longest chain of aliases that is resolved. */
const ALIASES_MAX = 10;

export interface ParsedSource {
  source: ts.SourceFile;
  /**
   * The global that an expression or a destructured name reads, as a path without `window`: `location`, `navigator.sendBeacon`.
   * Null for names that the file declares.
   */
  globalOf: (node: ts.Node) => string | null;
}

/** Parses one file without libraries and imports: undeclared names are globals. */
export function parseSource(file: string, content: string): ParsedSource {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, kind);
  const host: ts.CompilerHost = {
    getSourceFile: (name) => (name === file ? source : undefined),
    getDefaultLibFileName: () => '',
    getCurrentDirectory: () => '',
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (name) => name === file,
    readFile: () => content,
    writeFile: () => undefined,
  };
  let checker: ts.TypeChecker | undefined;
  const scopes = (): ts.TypeChecker =>
    (checker ??= ts
      .createProgram([file], { noLib: true, noResolve: true, types: [], jsx: ts.JsxEmit.Preserve }, host)
      .getTypeChecker());

  function pathOf(node: ts.Node, aliases = 0): string | null {
    if (aliases > ALIASES_MAX) return null;
    if (ts.isIdentifier(node)) return isReference(node) ? pathOfName(node, aliases) : null;
    if (ts.isPropertyAccessExpression(node)) return member(pathOf(node.expression, aliases), node.name.text);
    if (ts.isElementAccessExpression(node))
      return ts.isStringLiteralLike(node.argumentExpression)
        ? member(pathOf(node.expression, aliases), node.argumentExpression.text)
        : null;
    if (ts.isBindingElement(node)) return pathOfBinding(node, aliases);
    const wraps =
      ts.isParenthesizedExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node);
    return wraps ? pathOf(node.expression, aliases) : null;
  }

  function pathOfName(node: ts.Identifier, aliases: number): string | null {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? scopes().getShorthandAssignmentValueSymbol(node.parent)
      : scopes().getSymbolAtLocation(node);
    const declaration = symbol?.declarations?.[0];
    // `declare const fetch` declares a type only: the value is the global one
    if (declaration === undefined || ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Ambient) return node.text;
    if (ts.isBindingElement(declaration)) return pathOfBinding(declaration, aliases + 1);
    const isAlias = ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined;
    return isAlias ? pathOf(declaration.initializer, aliases + 1) : null;
  }

  /** `{ location: place } = window` reads `location`. */
  function pathOfBinding(node: ts.BindingElement, aliases: number): string | null {
    const name = node.propertyName ?? node.name;
    const owner = node.parent.parent;
    const from = ts.isBindingElement(owner)
      ? pathOfBinding(owner, aliases)
      : owner.initializer && pathOf(owner.initializer, aliases + 1);
    return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? member(from ?? null, name.text) : null;
  }

  return { source, globalOf: (node) => pathOf(node)?.replace(GLOBAL_OBJECT, '') ?? null };
}

const member = (owner: string | null, name: string): string | null => (owner === null ? null : `${owner}.${name}`);

/** Whether the identifier is a value, not the name of a member, an attribute or an import. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) return /^[A-Z]/.test(node.text);
  return !(
    ts.isQualifiedName(parent) ||
    ts.isJsxAttribute(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isExportSpecifier(parent)
  );
}
