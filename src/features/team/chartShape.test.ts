import { expect, it } from 'vitest';
import { BOTTOM, changeShares, chartShape, dayAt, HEIGHT, roundTop, sparkPoints, topOf, WIDTH } from './chartShape.ts';

it.each([
  [0n, 1_000n],
  [1_000n, 1_000n],
  [1_001n, 2_000n],
  [20_001n, 50_000n],
  [90_071_992_547_409_931n, 100_000_000_000_000_000n],
])('the scale of %s ends at %s', (most, top) => expect(roundTop(most)).toBe(top));

it('draws the largest amount of both lines highest, inside the picture, and the days at equal distances (P-15)', () => {
  const { x, y, ticks } = chartShape([
    ['50.00', '100.00', '0.00'],
    ['20.00', '60.00'],
  ]);
  expect(x[1]! - x[0]!).toBeCloseTo(x[2]! - x[1]!);
  expect(Math.min(...y.flat())).toBe(y[0]![1]);
  expect(y[0]![1]).toBe(ticks[0]?.y);
  expect(y[1]).toHaveLength(2);
  expect(ticks.map(({ amount }) => amount)).toEqual(['100.00', '50.00', '0.00']);
  for (const at of [...x, ...y.flat()]) expect(at >= 0 && at <= Math.max(WIDTH, HEIGHT)).toBe(true);
});

it.each([[[]], [['5.00']], [['oops', '-3.00', undefined]]])('draws %j without a broken number', (line) => {
  const { x, y } = chartShape([line, []]);
  expect([...x, ...y.flat(), ...changeShares(line, line)].every(Number.isFinite)).toBe(true);
  expect(y.flat().every((at) => at <= HEIGHT - BOTTOM)).toBe(true);
  expect(sparkPoints(line, topOf(line), [80, 30])).not.toContain('NaN');
});

it.each([
  [3, [0, 1, 2]],
  [7, [0, 1, 2, 3, 4, 5, 6]],
  [30, [4, 9, 14, 19, 24, 29]],
])('of %i days so many are named that they have room, the last among them: %j', (count, named) => {
  expect(chartShape([Array.from({ length: count }, () => '1.00')]).named).toEqual(named);
});

it('the difference of each day is a share of the largest one, with its sign; a day without a counterpart has none', () => {
  expect(changeShares(['10.00', '5.00', '9.00', '1.00'], ['6.00', '7.00', '9.00'])).toEqual([1, -0.5, 0]);
});

it('finds the day below the pointer, also outside the lines', () => {
  const { x } = chartShape([['1.00', '1.00', '1.00']]);
  expect(x.map((left) => dayAt(left / WIDTH, 3))).toEqual([0, 1, 2]);
  expect([dayAt(-1, 3), dayAt(2, 3)]).toEqual([0, 2]);
});
