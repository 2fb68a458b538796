import fc from 'fast-check';
import { expect, it } from 'vitest';
import { missingOf, percentOf } from './progress.ts';

it('reaches 100 only when complete, and never rounds up', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.bigInt({ min: 1n, max: 10n ** 15n }), (have, want) => {
      const text = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      const percent = percentOf(text(have), text(want));
      expect(percent).toBe(have >= want ? 100 : Number((have * 100n) / want));
      expect(missingOf(text(have), text(want))).toBe(text(have >= want ? 0n : want - have));
    }),
  );
});

it('compares amounts of different lengths exactly', () => {
  expect(missingOf('12450', '50000.00')).toBe('37550.00');
  expect(percentOf('0.1', '0.30')).toBe(33);
  expect(missingOf('--', '5')).toBe('0.00');
});
