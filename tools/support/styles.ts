import postcss, { type Node } from 'postcss';
import type { Use } from './apis.ts';
import type { WebFeatures } from './webFeatures.ts';

const STRINGS = /"[^"]*"|'[^']*'|url\([^)]*\)/g;
const PSEUDO = /::?([a-z-]+)/g;
const MEDIA_FEATURE = /\(\s*([a-z-]+)/g;
const FUNCTION = /([a-z-]+)\(/gi;
const UNIT = /(?<![\w-])[\d.]+([a-z]+)/gi;
const KEYWORD = /(?<![\w(-])-?[a-z][a-z-]*(?![\w(-])/gi;

/** Names in CSS Modules that no browser sees. */
const MODULES = new Set(['composes']);

const firsts = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([whole, first]) => first ?? whole);

/** What one node writes, in the words of `WebFeatures.missingStyle`. */
function namesIn(node: Node): string[] {
  if (node.type === 'rule') {
    return firsts((node as postcss.Rule).selector.replace(STRINGS, ''), PSEUDO).map((name) => `:${name}`);
  }
  if (node.type === 'atrule') {
    const { name, params } = node as postcss.AtRule;
    return [`@${name}`, ...(name === 'media' ? firsts(params, MEDIA_FEATURE).map((feature) => `(${feature})`) : [])];
  }
  if (node.type !== 'decl') return [];
  const { prop, value } = node as postcss.Declaration;
  if (MODULES.has(prop)) return [];
  const plain = value.replace(STRINGS, '');
  const ownProperty = prop.startsWith('--') ? [] : [prop, ...firsts(plain, KEYWORD).map((word) => `${prop}: ${word}`)];
  return [
    ...ownProperty,
    ...firsts(plain, FUNCTION).map((name) => `${name}()`),
    ...firsts(plain, UNIT).map((unit) => `1${unit}`),
  ];
}

function isTested(node: Node): boolean {
  for (let at: Node | undefined = node.parent; at !== undefined; at = at.parent) {
    if (at.type === 'atrule' && (at as postcss.AtRule).name === 'supports') return true;
  }
  return false;
}

/**
 * Uses of properties, keywords, functions, units, selectors, at-rules and media features beyond the line in one style sheet.
 * What stands in `@supports` tests for itself.
 */
export function styleUses(file: string, content: string, known: WebFeatures): Use[] {
  const uses: Use[] = [];
  postcss.parse(content, { from: file }).walk((node) => {
    const missing = [...new Set(namesIn(node))].filter((name) => known.missingStyle(name) !== null);
    if (missing.length === 0 || isTested(node)) return;
    uses.push(...missing.map((name) => ({ file, line: node.source?.start?.line ?? 0, name })));
  });
  return uses;
}
