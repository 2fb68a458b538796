import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readSpan, writeSpan } from './spans.ts';

it.each([
  ['90m', 5_400_000],
  ['-1d2h', -93_600_000],
  ['+30s', 30_000],
  ['0', 0],
])('parses %s', (text, ms) => expect(readSpan(text)).toBe(ms));

it.each(['', 'soon', '5', '1w', '-', '1d-2h'])('rejects "%s"', (text) => expect(readSpan(text)).toBeUndefined());

it('formats what it parses, in whole seconds', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3_000_000, max: 3_000_000 }), (seconds) => {
      expect(readSpan(writeSpan(seconds * 1_000))).toBe(seconds * 1_000);
    }),
  );
  expect(writeSpan(93_600_000)).toBe('1d2h');
});
