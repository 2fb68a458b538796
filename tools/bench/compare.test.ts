import { expect, test } from 'vitest';
import { compare, median, table } from './compare.ts';

test('the median of an even number of values is the mean of the middle two; of none it is 0', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBe(0);
});

test('a goal limits the ratio to the floor or the value', () => {
  const sides = { what: 'FCP', unit: 'ms', floor: [50, 60, 70], portal: [70, 90, 60] } as const;
  expect(compare({ ...sides, goal: { of: 'ratio', max: 1.2 } })).toMatchObject({
    floor: 60,
    portal: 70,
    ratio: 70 / 60,
    met: true,
  });
  expect(compare({ ...sides, goal: { of: 'ratio', max: 1.1 } }).met).toBe(false);
  expect(compare({ ...sides, goal: { of: 'value', max: 70 } }).met).toBe(true);
  expect(compare({ ...sides, goal: { of: 'value', max: 69 } }).met).toBe(false);
  expect(compare(sides).met).toBeNull();
});

test('there is no ratio without a floor, or to a floor of 0', () => {
  expect(compare({ what: 'heap', unit: 'MB', portal: [4] })).toMatchObject({ floor: null, ratio: null });
  expect(compare({ what: 'CLS', unit: '', floor: [0], portal: [0], goal: { of: 'ratio', max: 1 } })).toMatchObject({
    ratio: null,
    met: null,
  });
});

test('the table shows values, ratio and whether the goal is met', () => {
  const row = compare({ what: 'FCP', unit: 'ms', floor: [60], portal: [66], goal: { of: 'ratio', max: 1.2 } });
  expect(table([row])[1]?.split(/\s{2,}/)).toEqual(['FCP', '60.0 ms', '66.0 ms', '1.10 x', '1.2 x met']);
});
