/** A point on a glyph's grid: x 0 to 4, y 0 (top) to 6. */
export type Point = readonly [x: number, y: number];

/**
 * Strokes of the captcha's letters, without characters that are easily confused (0 O Q D, 1 I L, 2 Z, 5 S, 8 B). Each text is a
 * list of polylines: points `xy` as digits, polylines separated by blanks.
 */
const strokes = {
  A: '062046 1333',
  C: '4130100105163645',
  E: '40000646 0333',
  F: '400006 0333',
  H: '0006 4046 0343',
  J: '3035261605',
  K: '0006 4003 0346',
  M: '0600234046',
  N: '06004640',
  P: '0600304142330303',
  R: '06003041423303 2346',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0016233640',
  X: '0046 4006',
  Y: '0023 4023 2326',
  3: '01103041423313 334445361605',
  4: '3036 300444',
  6: '4130100105163645433303',
  7: '004016',
  9: '0516364541301001021343',
} as const;

export const captchaAlphabet = 'ACEFHJKMNPRTUVWXY34679';

/** The polylines of one character, empty for a character without strokes. */
export function glyphOf(character: string): readonly (readonly Point[])[] {
  const text = Object.entries(strokes).find(([name]) => name === character)?.[1] ?? '';
  return text
    .split(' ')
    .filter((line) => line !== '')
    .map((line) =>
      Array.from({ length: Math.floor(line.length / 2) }, (_, index): Point => {
        return [Number(line[2 * index]), Number(line[2 * index + 1])];
      }),
    );
}
