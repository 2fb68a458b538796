import { nextRandom, type RandomPosition } from '#sandbox/values/random.ts';
import { glyphOf, type Point } from './glyphs.ts';
import type { GreyPicture } from './png.ts';

const width = 208;
const height = 74;
const paper = 245;

/** Distance from a point to a segment. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Draws a polyline with round joints and soft edges; `ink` is the grey at its middle. */
function stroke(pixels: Uint8Array, line: readonly Point[], thickness: number, ink: number): void {
  for (let index = 0; index < Math.max(1, line.length - 1); index += 1) {
    const from = line[index];
    const to = line[index + 1] ?? from;
    if (from === undefined || to === undefined) continue;
    const reach = thickness / 2 + 1;
    const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
    const bottom = Math.min(height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
    const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
    const right = Math.min(width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const cover = Math.max(0, Math.min(1, thickness / 2 + 0.5 - distance([x, y], from, to)));
        const at = y * width + x;
        const under = pixels[at] ?? paper;
        pixels[at] = Math.min(under, Math.round(under + (ink - under) * cover));
      }
    }
  }
}

/** Draws the text in distorted letters over lines and dots, reproducibly for a generator position. */
export function drawCaptcha(text: string, position: RandomPosition): GreyPicture {
  const pixels = new Uint8Array(width * height).fill(paper);
  const between = (low: number, high: number): number => low + nextRandom(position) * (high - low);
  for (let index = 0; index < 5; index += 1) {
    stroke(
      pixels,
      [
        [0, between(4, height - 4)],
        [width / 2, between(4, height - 4)],
        [width, between(4, height - 4)],
      ],
      1.4,
      168,
    );
  }
  for (let index = 0; index < 60; index += 1) {
    stroke(pixels, [[between(0, width), between(0, height)]], between(1, 2.4), 150);
  }
  const phase = between(0, 6);
  [...text].forEach((character, index) => {
    const cell = (width - 24) / text.length;
    const centre: Point = [12 + cell * (index + 0.5), height / 2 + between(-5, 5)];
    const turn = between(-0.28, 0.28);
    const lean = between(-0.18, 0.18);
    const size = between(7.2, 8.4);
    for (const line of glyphOf(character)) {
      const placed = line.map(([gx, gy]): Point => {
        const x = (gx - 2 + (gy - 3) * lean) * size;
        const y = (gy - 3) * size;
        const px = centre[0] + x * Math.cos(turn) - y * Math.sin(turn);
        const py = centre[1] + x * Math.sin(turn) + y * Math.cos(turn);
        return [px, py + 2.5 * Math.sin(px / 17 + phase)];
      });
      stroke(pixels, placed, 5.2, 40);
    }
  });
  return { width, height, pixels };
}
