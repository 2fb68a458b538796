import { htmlTags } from './htmlTags.ts';

/** Deeper nesting is not parsed: browsers and sanitisers need quadratic time for it. */
const DEPTH_LIMIT = 256;

/** Elements that hold nothing, and those that end where the next one begins; what holds them counts for them. */
export const FLAT = new Set(
  'br hr img wbr col input embed source track param area base link meta p li dt dd tr td th thead tbody tfoot'.split(' '),
);
/** Levels that an element may add with the flat ones in it. */
const LEVELS: Readonly<Record<string, number>> = {
  table: 4,
  ul: 2,
  ol: 2,
  dl: 2,
  object: 2,
  button: 2,
  marquee: 2,
  svg: 2,
  math: 2,
};
/** Drawings and formulas: what ends inside them depends on their content, so they count as open for ever. */
export const FOREIGN = new Set('svg math desc title foreignobject mi mo mn ms mtext annotation-xml'.split(' '));

/** Whether tags nest more than 256 deep, without parsing. Linear in time. An end tag ends what stands innermost only. */
export function isTooDeep(html: string): boolean {
  const stack: string[] = [];
  let depth = 0;
  for (const { name, closing } of htmlTags(html)) {
    if (FLAT.has(name)) continue;
    if (!closing) depth += LEVELS[name] ?? 1;
    if (!closing) stack.push(name);
    else if (stack.at(-1) === name && !FOREIGN.has(name)) depth -= LEVELS[stack.pop() as string] ?? 1;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
}
