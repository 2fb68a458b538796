import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

const signs = [
  '\u061C',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
];

test('a value without another direction stays as it is', () => {
  for (const text of ['', 'ana01', 'Nguyễn Văn Đạt', '王小明', '$1,000.00', 'a\u200Bb', "<b>'&"])
    expect(isolated(text)).toBe(text);
});

test.each(signs)('a value never carries the sign of direction %j into a sentence', (sign) => {
  expect(isolated(`ana${sign}01${sign}`)).toBe('ana01');
});

test('a value from right to left stands in one closed isolate, also where it closes one itself', () => {
  expect(isolated('\u05D0\u05D1')).toBe('\u2068\u05D0\u05D1\u2069');
  const parts = fc.array(fc.constantFrom(...signs, '\u05D0', '\u0627', '\u{1E900}', 'a', '1', ' '), { maxLength: 12 });
  fc.assert(
    fc.property(parts, (all) => {
      expect(isolated(all.join(''))).toMatch(/^(?:[a1 ]*|\u2068[^\u2066-\u2069\u202A-\u202E]*\u2069)$/u);
    }),
  );
});
