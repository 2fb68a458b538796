import ts from 'typescript';

/** A comment, test title or description of a file, with the line on which it begins. */
export interface SourceComment {
  line: number;
  text: string;
  isTitle?: boolean;
}

const lineAt = (content: string, position: number): number => content.slice(0, position).split('\n').length;

function matchesOf(content: string, pattern: RegExp): SourceComment[] {
  return [...content.matchAll(pattern)].map((match) => ({ line: lineAt(content, match.index), text: match[0] }));
}

/** The function name of a call such as `test(…)`, `test.each(…)(…)` or `test.describe(…)`. */
function calledName(node: ts.Expression): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node) || ts.isTaggedTemplateExpression(node))
    return calledName(ts.isTaggedTemplateExpression(node) ? node.tag : node.expression);
  return ts.isIdentifier(node) ? node.text : '';
}

function scriptComments(file: string, content: string): SourceComment[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true, kind);
  const found = new Map<number, SourceComment>();
  const add = (start: number, end: number, isTitle = false) => {
    found.set(start, { line: source.getLineAndCharacterOfPosition(start).line + 1, text: content.slice(start, end), isTitle });
  };
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    for (const { pos, end } of ts.getLeadingCommentRanges(content, node.getFullStart()) ?? []) add(pos, end);
    for (const { pos, end } of ts.getTrailingCommentRanges(content, node.getEnd()) ?? []) add(pos, end);
    const title =
      ts.isCallExpression(node) && ['test', 'it', 'describe'].includes(calledName(node.expression)) && node.arguments[0];
    if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
      add(title.getStart(source), title.getEnd(), true);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found.values()];
}

/** The prose of a file: comments, test titles, descriptions of schemas. */
export function commentsOf(file: string, content: string): SourceComment[] {
  if (/\.(?:tsx?|mjs|js)$/.test(file)) return scriptComments(file, content);
  if (file.endsWith('.css')) return matchesOf(content, /\/\*[\s\S]*?\*\//g);
  if (file.endsWith('.html')) return matchesOf(content, /<!--[\s\S]*?-->/g);
  if (file.endsWith('.json')) return matchesOf(content, /"(?:description|title|\$comment)": "(?:[^"\\]|\\.)*"/g);
  return [];
}
