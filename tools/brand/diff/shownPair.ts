import { visible } from '../../support/spelling.ts';

/** Characters of a value in a report. */
const WIDTH = 80;

/** How much of what two long values have in common stands before their first difference. */
const BEFORE = 20;

/** Two values as JSON, each in one line; of long ones the part with the first difference, with `…` for what is left out. */
export function shownPair(a: unknown, b: unknown): [a: string, b: string] {
  const texts = [a, b].map((value) => (value === undefined ? 'nothing' : visible(JSON.stringify(value))));
  const [one = '', other = ''] = texts;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const from = same > WIDTH - BEFORE ? same - BEFORE : 0;
  const cut = (text: string): string => {
    const part = text.slice(from, from + WIDTH - 2);
    return `${from > 0 ? '…' : ''}${part}${from + part.length < text.length ? '…' : ''}`;
  };
  return [cut(one), cut(other)];
}
