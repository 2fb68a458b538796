import { expect, it } from 'vitest';
import { chartShape, dayAt, HEIGHT, roundTop, WIDTH } from './chartShape.ts';

const day = (time: number, deposit: string, withdrawal = '0.00', validBet = '0.00') => ({ time, deposit, withdrawal, validBet });

it.each([
  [0n, 1_000n],
  [1_000n, 1_000n],
  [1_001n, 2_000n],
  [20_001n, 50_000n],
  [90_071_992_547_409_931n, 100_000_000_000_000_000n],
])('the scale of %s ends at %s', (most, top) => expect(roundTop(most)).toBe(top));

it('draws the largest amount highest, inside the picture, and the days at equal distances (P-15)', () => {
  const { x, y, ticks } = chartShape([day(1, '50.00'), day(2, '100.00', '20.00'), day(3, '0.00')]);
  expect(x[1]! - x[0]!).toBeCloseTo(x[2]! - x[1]!);
  expect(Math.min(...y.deposit)).toBe(y.deposit[1]);
  expect(y.deposit[1]).toBe(ticks[0]?.y);
  expect(ticks.map(({ amount }) => amount)).toEqual(['100.00', '50.00', '0.00']);
  for (const at of [...x, ...Object.values(y).flat()]) expect(at >= 0 && at <= Math.max(WIDTH, HEIGHT)).toBe(true);
});

it.each([[[]], [[day(1, '5.00')]], [[day(1, 'oops'), day(2, '-3.00')]]])('draws %j without a broken number', (days) => {
  const { x, y } = chartShape(days as never);
  expect([...x, ...Object.values(y).flat()].every(Number.isFinite)).toBe(true);
});

it('finds the day below the pointer, also outside the lines', () => {
  const { x } = chartShape([day(1, '1.00'), day(2, '1.00'), day(3, '1.00')]);
  expect(x.map((left) => dayAt(left / WIDTH, 3))).toEqual([0, 1, 2]);
  expect([dayAt(-1, 3), dayAt(2, 3)]).toEqual([0, 2]);
});
