const VOID = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];

/** The first unclosed, unopened or misnested tag of HTML; null when balanced. */
export function unbalanced(html: string): string | null {
  const open: string[] = [];
  for (const [tag, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)\b(?:"[^"]*"|'[^']*'|[^>"'])*>/gi)) {
    const element = name.toLowerCase();
    if (VOID.includes(element)) continue;
    if (end === '') {
      if (!tag.endsWith('/>')) open.push(element);
    } else if (open.pop() !== element) return tag;
  }
  const left = open.at(-1);
  return left === undefined ? null : `<${left}>`;
}
