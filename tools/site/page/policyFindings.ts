import { type BlockHashes, hashOf, noHashes } from './inlineBlocks.ts';

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\s*\/)*)\s*>/gi;

/** Whether attributes may be forbidden ones: most are none, and names cost more than this look. */
const isSuspect = (attributes: string): boolean => /style|\bon|javascript/i.test(attributes);

const attributeNames = (attributes: string): string[] =>
  [...attributes.matchAll(/([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g)].map((match) =>
    (match[1] ?? '').toLowerCase(),
  );

/** The text of an element that starts at `start`, up to its end tag. */
function textFrom(html: string, start: number, name: string): string {
  const rest = html.slice(start);
  const end = new RegExp(`</${name}[\\s/>]`, 'i').exec(rest);
  return end === null ? rest : rest.slice(0, end.index);
}

/**
 * Parts of a document that the content security policy blocks: inline scripts and styles without a hash in it, event handlers. A
 * page with any of them is broken in the browser, so it is never written.
 */
export function policyFindings(html: string, allowed: BlockHashes = noHashes): string[] {
  const tags = new RegExp(TAG);
  const found: string[] = [];
  for (let match = tags.exec(html); match !== null; match = tags.exec(html)) {
    const [element, tagName = '', attributes = ''] = match;
    const name = tagName.toLowerCase();
    if (name !== 'script' && name !== 'style' && !isSuspect(attributes)) continue;
    const names = attributeNames(attributes);
    const isData = /\stype="application\/json"/i.test(attributes);
    const isScript = name === 'script' && !names.includes('src') && !isData;
    const forbidden =
      names.some((attribute) => attribute === 'style' || /^on[a-z]+$/.test(attribute)) ||
      /=\s*["']?\s*javascript:/i.test(attributes);
    const text = isScript || name === 'style' ? textFrom(html, tags.lastIndex, name) : null;
    const blocked = text !== null && !(isScript ? allowed.scripts : allowed.styles).includes(hashOf(text));
    if (forbidden || blocked) found.push(element.slice(0, 200));
    // the text of a known block is not markup
    else if (text !== null) tags.lastIndex += text.length;
  }
  return found;
}
