import { line, placed } from '../svg.ts';

/**
 * Capitals as outlines in a box of 14 high around the origin, with their widths. Drawn instead of set in a font, so that
 * posters are the same on every machine.
 */
const letters: Readonly<Record<string, readonly [width: number, outline: string]>> = {
  A: [11, 'M-4.6 6.5L0 -6.5L4.6 6.5M-3 2.4L3 2.4'],
  B: [10, 'M-3.6 -6.5L-3.6 6.5L1 6.5A3.3 3.3 0 0 0 1 -0.3L-3.6 -0.3M-3.6 -6.5L0.6 -6.5A3.1 3.1 0 0 1 0.6 -0.3'],
  C: [10.5, 'M4 -3.6A4.4 4.4 0 0 0 -4.2 -2.2L-4.2 2.2A4.4 4.4 0 0 0 4 3.6'],
  D: [10.5, 'M-3.8 -6.5L-3.8 6.5L-0.6 6.5A4.8 4.8 0 0 0 4.2 1.7L4.2 -1.7A4.8 4.8 0 0 0 -0.6 -6.5Z'],
  E: [9.5, 'M3.6 -6.5L-3.4 -6.5L-3.4 6.5L3.6 6.5M-3.4 -0.1L2.6 -0.1'],
  F: [9.2, 'M3.6 -6.5L-3.2 -6.5L-3.2 6.5M-3.2 0L2.6 0'],
  G: [11, 'M4 -3.8A4.4 4.4 0 0 0 -4.2 -2.2L-4.2 2.2A4.3 4.3 0 0 0 4.4 2.2L4.4 0.6L1 0.6'],
  H: [10.5, 'M-3.8 -6.5L-3.8 6.5M3.8 -6.5L3.8 6.5M-3.8 0L3.8 0'],
  I: [4.6, 'M0 -6.5L0 6.5'],
  J: [8.6, 'M2.6 -6.5L2.6 2.8A3.2 3.4 0 0 1 -3.4 3.6'],
  K: [10.4, 'M-3.6 -6.5L-3.6 6.5M4 -6.5L-3.4 1.2M-0.7 -1.4L4.2 6.5'],
  L: [9, 'M-3.2 -6.5L-3.2 6.5L3.6 6.5'],
  M: [13, 'M-5 6.5L-5 -6.5L0 2L5 -6.5L5 6.5'],
  N: [11, 'M-4 6.5L-4 -6.5L4 6.5L4 -6.5'],
  O: [11, 'M-4.2 -2.2A4.2 4.3 0 0 1 4.2 -2.2L4.2 2.2A4.2 4.3 0 0 1 -4.2 2.2Z'],
  P: [10, 'M-3.6 6.5L-3.6 -6.5L0.8 -6.5A3.6 3.6 0 0 1 0.8 0.7L-3.6 0.7'],
  Q: [11, 'M-4.2 -2.2A4.2 4.3 0 0 1 4.2 -2.2L4.2 2.2A4.2 4.3 0 0 1 -4.2 2.2ZM1 3.2L4.6 7'],
  R: [10.4, 'M-3.6 6.5L-3.6 -6.5L0.8 -6.5A3.5 3.5 0 0 1 0.8 0.5L-3.6 0.5M0.4 0.7L4.2 6.5'],
  S: [10, 'M3.8 -4.2C2.6 -7.4 -3.8 -7.6 -3.8 -3.4C-3.8 0.8 4 -0.8 4 3.2C4 7.6 -3 7.4 -4 4'],
  T: [10, 'M-4.4 -6.5L4.4 -6.5M0 -6.5L0 6.5'],
  U: [10.6, 'M-3.9 -6.5L-3.9 2.6A3.9 3.9 0 0 0 3.9 2.6L3.9 -6.5'],
  V: [10.8, 'M-4.5 -6.5L0 6.5L4.5 -6.5'],
  W: [14.4, 'M-6.2 -6.5L-3.2 6.5L0 -4L3.2 6.5L6.2 -6.5'],
  X: [10.4, 'M-4.1 -6.5L4.1 6.5M4.1 -6.5L-4.1 6.5'],
  Y: [10.2, 'M-4.3 -6.5L0 0.2L4.3 -6.5M0 0.2L0 6.5'],
  Z: [10, 'M-3.9 -6.5L4 -6.5L-4 6.5L4.1 6.5'],
  '-': [7, 'M-2 0L2 0'],
  ' ': [5, ''],
};

/** A brand's lettering: stroke weight, letter spacing, width and slant. */
export interface Face {
  readonly weight: number;
  readonly space: number;
  readonly stretch: number;
  /** Degrees, forward. */
  readonly slant: number;
}

const shapeOf = (letter: string): readonly [width: number, outline: string] => {
  const shape = letters[letter];
  if (shape === undefined) throw new Error(`No outline for "${letter}"`);
  return shape;
};

const widthOf = (text: string, { space, stretch }: Face): number =>
  [...text].reduce((sum, letter) => sum + shapeOf(letter)[0] * stretch + space, -space);

/** Breaks a title into the two most even lines; one word stays whole. */
export const linesOf = (title: string): readonly string[] => {
  const words = title.toUpperCase().split(' ');
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')] as const);
  const even = breaks.toSorted((a, b) => Math.max(a[0].length, a[1].length) - Math.max(b[0].length, b[1].length));
  return even[0] ?? [title.toUpperCase()];
};

/** Height of each line: no wider than the box, no higher than its share, and of similar size. */
const sizesOf = (lines: readonly string[], face: Face, width: number): readonly number[] => {
  const fitting = lines.map((text) => Math.min((width / (widthOf(text, face) + face.weight)) * 14, lines.length === 1 ? 46 : 38));
  const least = Math.min(...fitting);
  return fitting.map((size) => Math.min(size, least * 1.4));
};

/** A title over `bottom`, centred on x: ink outline, shadow, letters. @throws Error for an undefined letter */
export const lettering = (
  title: string,
  { x, bottom, width }: { x: number; bottom: number; width: number },
  face: Face,
  colours: { fill: readonly string[]; ink: string },
): string => {
  const lines = linesOf(title);
  const sizes = sizesOf(lines, face, width);
  const gap = 9;
  const height = sizes.reduce((sum, size) => sum + size, 0) + gap * (lines.length - 1);
  let y = bottom - height;
  return lines
    .map((text, index) => {
      const size = sizes[index] ?? 0;
      const middle = y + size / 2;
      y += size + gap;
      const write = (colour: string, weight: number, drop: number): string => {
        let at = -widthOf(text, face) / 2;
        const row = [...text].map((letter) => {
          const [own, outline] = shapeOf(letter);
          const w = own * face.stretch;
          const drawn =
            outline === ''
              ? ''
              : placed(at + w / 2, 0, 0, 1, `<g transform="scale(${face.stretch} 1)">${line(outline, colour, weight)}</g>`);
          at += w + face.space;
          return drawn;
        });
        return `<g transform="translate(${x} ${(middle + drop).toFixed(1)}) scale(${(size / 14).toFixed(3)})${face.slant === 0 ? '' : ` skewX(${-face.slant})`}">${row.join('')}</g>`;
      };
      return (
        write(colours.ink, face.weight + 3.4, 3) +
        write(colours.ink, face.weight + 3.4, 0) +
        write(colours.fill[index] ?? colours.fill[0] ?? '', face.weight, 0)
      );
    })
    .join('');
};
