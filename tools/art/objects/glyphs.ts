import { line, placed } from '../svg.ts';

/**
 * Symbols of cards and balls as outlines in a box of 10 x 14 around the origin: text elements would depend on installed fonts.
 */
const outlines = {
  '0': 'M-4 -2.5A4 4 0 0 1 4 -2.5L4 2.5A4 4 0 0 1 -4 2.5Z',
  '1': 'M-2.6 -3.8L1 -6.5L1 6.5',
  '2': 'M-3.9 -3A3.9 3.7 0 1 1 2.9 -0.4L-4 6.5L4.2 6.5',
  '3': 'M-3.7 -5A3.4 3.3 0 1 1 -0.4 -0.3A3.7 3.5 0 1 1 -4.1 4.9',
  '4': 'M2 6.5L2 -6.5L-4.4 2.8L4.6 2.8',
  '5': 'M3.6 -6.5L-2.9 -6.5L-3.4 -0.9A4 4 0 1 1 -4 4.8',
  '6': 'M2.4 -6.5C-2 -4.2 -4 -0.8 -4 2.5A4 4 0 1 0 -3.4 0.4',
  '7': 'M-4 -6.5L4.2 -6.5L-1.2 6.5',
  '8': 'M0 -0.5A3.2 3 0 1 1 0.1 -0.5ZM0 -0.5A3.9 3.5 0 1 0 0.1 -0.5Z',
  '9': 'M-2.4 6.5C2 4.2 4 0.8 4 -2.5A4 4 0 1 0 3.4 -0.4',
  A: 'M-4.6 6.5L0 -6.5L4.6 6.5M-2.9 2.5L2.9 2.5',
  K: 'M-3.6 -6.5L-3.6 6.5M4 -6.5L-3.4 1.2M-0.7 -1.4L4.2 6.5',
  Q: 'M-4 -2.5A4 4 0 0 1 4 -2.5L4 2.5A4 4 0 0 1 -4 2.5ZM1 3.2L4.6 7',
} as const;

export type Sign = keyof typeof outlines;

/** Draws signs side by side, centred on (x, y); `size` is the height of a sign. */
export const signs = (text: readonly Sign[], x: number, y: number, size: number, colour: string, weight = 2.9): string => {
  const scale = size / 14;
  const step = 12;
  return placed(
    x,
    y,
    0,
    scale,
    text.map((sign, i) => placed((i - (text.length - 1) / 2) * step, 0, 0, 1, line(outlines[sign], colour, weight))).join(''),
  );
};
