/** Deeper nesting is not parsed: browsers and sanitisers need quadratic time for it. */
const DEPTH_LIMIT = 256;

/** Void elements, and those that the next one closes. */
const FLAT = new Set(['br', 'hr', 'img', 'wbr', 'col', 'p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot']);

/** Whether tags nest more than 256 deep, without parsing. Linear in time. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)/gi)) {
    if (FLAT.has(name.toLowerCase())) continue;
    depth = slash ? Math.max(0, depth - 1) : depth + 1;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
}
