import fc from 'fast-check';

const dots = '.'.repeat(480);

/** Patterns that once blocked a page, and similar ones: 512 characters at most. */
export const knownCostly: readonly string[] = [
  // many alternatives, each with all look-aheads
  `${'(?=a)'.repeat(45)}((?=c)d${'|b'.repeat(120)})`,
  `${'(?=a)'.repeat(20)}${'(b|'.repeat(20)}(?=c)d${')'.repeat(20)}`,
  `${'((?=a)|'.repeat(60)}b${')'.repeat(60)}`,
  `${'(?=a)|'.repeat(80)}b`,
  `${'(?!.*(a|b|c){10})'.repeat(25)}`,
  `${'(?=.*a)'.repeat(60)}.*`,
  `${'(?=(?:.?){16})'.repeat(25)}.*`,
  // repetitions of long or repeated parts
  `(${'.'.repeat(490)}){500}`,
  '((a{31}){31}){31}',
  '(?:a{30}{30}){30}',
  '(?:[a-z0-9]{1,63}\\.){1,4}[a-z]{2,63}',
  `(?:${'a{30}'.repeat(30)}){30}`,
  '(?:\\x{400}){400}',
  '(?<n>a{30}){30}',
  // nested where a simple count misses them
  `\\Q[\\E(${dots}){500}`,
  `[](${dots}){500}]`,
  `[^](${dots}){500}`,
  `[[:alpha:](${dots}){500}]`,
  `(?:${'a'.repeat(400)}|\\)){500}`,
  // classes of hundreds of ranges
  '\\pL{500}',
  '\\P{L}'.repeat(90),
  '[\\p{L}\\p{N}\\p{P}]'.repeat(25),
  `(?i)${'\\pL'.repeat(120)}`,
  '(?:\\pL?){100}',
  '(?i:(?:[^a]{20}){20})',
  // many threads at every character
  '(?:.*a){100}',
  '(.?.?.?){60}',
  '(?:(?:a?){20}b?){12}',
  '(a|b)*a(a|b){100}',
  '(?:(?<!a).?){100}',
  '(?:a|aa|aaa|aaaa){40}',
];

const atom = fc.constantFrom(
  'a',
  '.',
  '\\w',
  '\\S',
  '[a-z]',
  '[^a]',
  '\\pL',
  '\\P{L}',
  '[\\pL\\pN ]',
  '(?:a|ab)',
  '(?:.*)',
  '(?<!a)',
  '\\b',
  'é',
  '(?i:k)',
);
const times = fc.constantFrom(
  '',
  '',
  '*',
  '+',
  '?',
  '{9}',
  '{30}',
  '{1,63}',
  '{255}',
  '{500}',
  '{0,30}',
  '{5,}',
  '*?',
  '{30}{30}',
);

/** One part, truncated to the length of a pattern. */
const { item } = fc.letrec<{ item: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.tuple(atom, times).map((parts) => parts.join('')),
    fc
      .tuple(
        fc.constantFrom('(', '(?:', '(?=', '(?!', '(?i:', '(?<n>'),
        fc.array(tie('item'), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '|'),
        times,
        fc.integer({ min: 1, max: 60 }),
      )
      .map(([open, items, between, repeat, copies]) => `${open}${items.join(between)})${repeat}`.repeat(copies).slice(0, 1_000)),
  ),
}));

/** Costly patterns: nested groups, look-aheads and repetitions, copied until they are long. */
export const costlyPattern = fc
  .tuple(fc.array(item, { minLength: 1, maxLength: 4 }), fc.constantFrom('', '(?i)', '^'), fc.boolean())
  .map(([items, start, cut]) => {
    const pattern = start + items.join('');
    // truncated patterns are mostly invalid, which must be detected quickly, too
    return cut || pattern.length <= 512 ? pattern.slice(0, 512) : start + (items[0] as string).slice(0, 500);
  });
