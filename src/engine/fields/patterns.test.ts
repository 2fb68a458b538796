import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leastMs } from '#engine/patterns/machinePace.fixture.ts';
import { knownPatternId, patternMessageKey, patternOf, patterns, templateIdOf } from './patterns.ts';

/** Values that each template must accept and refuse, at its limits. */
const cases: Record<number, { accepts: string[]; refuses: string[] }> = {
  0: { accepts: ['', 'a b!', '漢😀'], refuses: ['a\nb'] },
  1: { accepts: ['a', 'Z9', 'abc123'], refuses: ['', '1a', 'a_b', 'a b', 'á1', 'ａ'] },
  2: { accepts: ['漢', '7', '漢字123', '𠮷'], refuses: ['', 'a漢', '漢 字', 'かな', '１', '漢。'] },
  3: {
    accepts: ['a@b.co', 'a.b+c@d.e.fg', 'ü@ö.äß'],
    refuses: ['', 'a@b.c', '@b.co', 'a@.co', 'a@bco', 'a@@b.co', 'a b@c.de', 'a@b.co ', 'a@b.'],
  },
  4: { accepts: ['a', '0', 'Ab9'], refuses: ['', 'a-b', 'é', '１', 'a '] },
  5: { accepts: ['a1', '1a', 'abc123Z'], refuses: ['', 'abc', '123', 'a1!', 'a 1', 'é1'] },
  6: { accepts: ['0', '0123456789'], refuses: ['', '1.0', '-1', '１', '٣', '1 '] },
  7: { accepts: ['A', 'aB9', '1A'], refuses: ['', 'a1', 'A!', 'É1', 'A b'] },
  8: { accepts: ['a', 'John Smith', ' '], refuses: ['', 'O’Neil', 'José', 'a1', 'a\tb', 'a\u00a0b'] },
  9: { accepts: ['a', '!', '漢'], refuses: ['', 'a b', 'a\u00a0b', 'a\u3000b', '\n'] },
  10: { accepts: ['漢', '你好，世界！', '王·小明', '「」', '７'], refuses: ['', 'a', '漢 字', '漢7', 'か'] },
  11: {
    accepts: ['2000-02-29', '1999-12-31', '0001-01-01'],
    refuses: ['', '1900-02-29', '2023-02-29', '2023-13-01', '2023-00-10', '2023-04-31', '2023-1-1', '02-29-2000', '2023-01-01 '],
  },
  12: { accepts: ['José María', 'Nguyễn', '漢字 かな', 'e\u0301'], refuses: ['', 'a1', 'a-b', 'a.b', 'a\tb'] },
  13: {
    accepts: ['02-29-2000', '12-31-1999'],
    refuses: ['', '02-29-1900', '13-01-2023', '04-31-2023', '2000-02-29', '1-1-2023'],
  },
  14: { accepts: ['a', 'é9', '漢字', '٣'], refuses: ['', 'a b', 'a_b', 'a-b', 'e\u0301'] },
  15: { accepts: ['한', '한국어', 'ㄱ'], refuses: ['', '한 국', '漢', 'a', '1'] },
  16: { accepts: ['ก', 'ไทย', 'น้ำ'], refuses: ['', 'ไ ทย', 'a', 'ລາວ', '1'] },
  17: { accepts: ['ไทย abc', 'a', ' '], refuses: ['', 'ไทย1', 'é', '漢'] },
  18: { accepts: ['A', 'JOHN SMITH', 'A '], refuses: ['', ' ', 'a', 'A1', 'ÉA', 'A-B'] },
  19: { accepts: ['a', '!~', 'Aa1#'], refuses: ['', ' ', 'a b', 'é', '\x7f', '€'] },
  20: { accepts: ['aA1!', 'Zz9漢', 'aA1_'], refuses: ['', 'aA1', 'aA!!', 'a1!!', 'A1!!', 'aA1! ', 'a A1!'] },
};

describe.each(Object.entries(cases))('template %s', (id, { accepts, refuses }) => {
  const template = patternOf(Number(id));
  test.each(accepts)('accepts %j', (value) => expect(template.accepts(value)).toBe(true));
  test.each(refuses)('refuses %j', (value) => expect(template.accepts(value)).toBe(false));
});

test('there are exactly the templates 0 to 20, each with cases', () => {
  expect(Object.keys(patterns).map(Number)).toEqual(Array.from({ length: 21 }, (_, id) => id));
  expect(Object.keys(cases)).toEqual(Object.keys(patterns));
});

const letters = fc.constantFrom(...'aZ09 @.-_!#éü漢字。、한ไท😀\u3000\u00a0\t\n\u0301٣'.split(/(?:)/u));

test.each(Object.entries(patterns).filter(([id]) => id !== '11' && id !== '13'))(
  'template %s validates like its regular expression',
  (_id, { source, accepts }) => {
    const expression = new RegExp(`^(?:${source})$`, 'u');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 12 }), (value) => {
        expect(accepts(value)).toBe(expression.test(value));
      }),
      { numRuns: 500 },
    );
  },
);

test.each(Object.entries(patterns))('template %s validates 100,000 characters within the time limit', (_id, { accepts }) => {
  const hardest = ['a', '@.', 'aA1!', ' ', '漢', '9'].map((unit) => unit.repeat(100_000 / unit.length));
  const all = () => hardest.forEach((value) => accepts(`${value}\n`));
  expect(leastMs(all, 250)).toBeLessThan(250);
});

test('the lengths that a template declares are correct', () => {
  for (const [id, { shortest, longest }] of Object.entries(patterns)) {
    const lengths = (cases[Number(id)]?.accepts ?? []).map((value) => value.length);
    if (shortest !== undefined) expect(Math.min(...lengths)).toBe(shortest);
    if (longest !== undefined) expect(Math.max(...lengths)).toBe(longest);
  }
});

test.each([21, -1, 99, 1.5, NaN, null, undefined, 'x', '__proto__', {}, '007'])('an unknown id (%j) counts as 0', (id) => {
  expect(knownPatternId(id)).toBe(0);
  expect(patternMessageKey(id)).toBe('rules:pattern_0');
});

test('an id may be text', () => {
  expect(patternMessageKey('20')).toBe('rules:pattern_20');
});

test('a pattern equal to a template is recognised, also with anchors', () => {
  for (const [id, { source }] of Object.entries(patterns)) {
    for (const text of [source, `^${source}$`, `^${source}`, `${source}$`]) expect(templateIdOf(text)).toBe(Number(id));
  }
  expect(templateIdOf('[a-z]+')).toBeNull();
  expect(templateIdOf('')).toBeNull();
});
