import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers.ts';

test('shows three pages around the current one and one at each end', () => {
  expect(pageNumbers(1, 234)).toEqual([1, 2, 3, null, 234]);
  expect(pageNumbers(17, 234)).toEqual([1, null, 16, 17, 18, null, 234]);
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageNumbers(234, 234)).toEqual([1, null, 232, 233, 234]);
  expect(pageNumbers(1, 2)).toEqual([1, 2]);
});

test('shows the page itself instead of a gap of one page', () => {
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('includes the current page once, in order, within the range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [page, count] = one < other ? [one, other] : [other, one];
      const numbers = pageNumbers(page, count).filter((number) => number !== null);
      expect(numbers.filter((number) => number === page)).toHaveLength(1);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers.every((number) => number >= 1 && number <= count)).toBe(true);
    }),
  );
});
