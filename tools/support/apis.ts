import ts from 'typescript';
import type { WebFeatures } from './webFeatures.ts';

/** One use of what a supported browser lacks. */
export interface Use {
  file: string;
  line: number;
  /** As it stands in the code: `requestIdleCallback`, `scrollend`, `<dialog closedby=any>`; of a style, the linter's words. */
  name: string;
}

type Names = readonly (string | null)[];

const LIBRARY = /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/;
/** Styles that are set in code: their names are properties of CSS. */
const STYLES = /^CSSStyle/;
const EVENTS = new Set(['addEventListener', 'removeEventListener']);

/** Uses of globals, members, events, elements and attributes beyond the line. Words of one's own are told apart by their types. */
export function apiUses(program: ts.Program, files: readonly string[], known: WebFeatures): Use[] {
  const checker = program.getTypeChecker();

  /** The symbol that an identifier, or a string in brackets, reads; not the one that it declares. */
  function readBy(node: ts.Identifier | ts.StringLiteralLike): ts.Symbol | undefined {
    const { parent } = node;
    if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
      return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
    if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node)
      return checker.getTypeAtLocation(parent.expression).getProperty(node.text);
    return ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  }

  function namesIn(node: ts.Node): Names {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) return markupIn(node, known);
    if (ts.isCallExpression(node)) return [eventOf(node, known)];
    const isWord = ts.isIdentifier(node) || ts.isStringLiteralLike(node);
    if (!isWord || known.missing(node.text) === null) return [];
    const symbol = readBy(node);
    // what an index signature gives has another name
    return symbol?.name === node.text && symbol.declarations?.some(isOfBrowser) ? [node.text] : [];
  }

  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} is not part of the program`);
    const uses: Use[] = [];
    const visit = (node: ts.Node): void => {
      if ((ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) || ts.isInterfaceDeclaration(node)) return;
      for (const name of namesIn(node)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        if (name !== null) uses.push({ file, line: line + 1, name });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return uses;
  });
}

function isOfBrowser(declaration: ts.Declaration): boolean {
  const { parent } = declaration;
  return (
    LIBRARY.test(declaration.getSourceFile().fileName) && !(ts.isInterfaceDeclaration(parent) && STYLES.test(parent.name.text))
  );
}

/** The types of most targets do not declare their events. */
function eventOf({ expression, arguments: [name] }: ts.CallExpression, known: WebFeatures): string | null {
  const called = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  if (!ts.isIdentifier(called) || !EVENTS.has(called.text) || name === undefined || !ts.isStringLiteralLike(name)) return null;
  return known.missing(name.text) === null ? null : name.text;
}

/** An element, its attributes and their values. */
function markupIn({ tagName, attributes }: ts.JsxOpeningLikeElement, known: WebFeatures): Names {
  const tag = tagName.getText();
  if (!/^[a-z]/.test(tag)) return [];
  const named = attributes.properties.filter(ts.isJsxAttribute).flatMap(({ name, initializer }) => {
    const value = initializer !== undefined && ts.isStringLiteral(initializer) ? [`=${initializer.text}`] : [];
    return ['', ...value].flatMap((end) => [tag, '*'].map((owner) => `<${owner} ${name.getText().toLowerCase()}${end}>`));
  });
  return [`<${tag}>`, ...named].filter((name) => known.missingMarkup(name) !== null);
}
