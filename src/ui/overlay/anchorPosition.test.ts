import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorPosition } from './anchorPosition.ts';

const view = { left: 0, top: 0, width: 390, height: 800 };

test('goes under its anchor, aligned with the preferred edge', () => {
  const anchor = { left: 100, top: 50, width: 120, height: 40 };
  const size = { width: 200, height: 300 };
  expect(anchorPosition(anchor, size, view, { align: 'start' })).toMatchObject({ left: 100, top: 98 });
  expect(anchorPosition(anchor, size, view, { align: 'end' })).toMatchObject({ left: 20, top: 98 });
});

test('goes above where there is more space, and is no taller than that', () => {
  const anchor = { left: 20, top: 700, width: 300, height: 40 };
  expect(anchorPosition(anchor, { width: 300, height: 400 }, view, { align: 'start' })).toMatchObject({
    top: 292,
    maxHeight: 684,
  });
});

test('never crosses an edge of the viewport', () => {
  const number = (max: number) => fc.integer({ min: 0, max });
  fc.assert(
    fc.property(number(800), number(380), number(370), number(900), (top, left, width, height) => {
      const anchor = { left, top: Math.min(top, 760), width: 40, height: 40 };
      const spot = anchorPosition(anchor, { width, height }, view, { align: 'end' });
      expect(spot.left).toBeGreaterThanOrEqual(8);
      expect(spot.left + width).toBeLessThanOrEqual(382);
      expect(spot.top + Math.min(height, spot.maxHeight)).toBeLessThanOrEqual(792);
      expect(spot.top).toBeGreaterThanOrEqual(8);
    }),
  );
});
