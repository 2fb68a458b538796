import type { Palette } from '#contract/types.ts';
import { contrast, contrastPairs } from '../../brand-files/checks/contrast.ts';
import { toHex, toOklch } from '../../art/oklch.ts';

/** Margin above the minimum contrast, against rounding to whole bytes. */
const spare = 0.06;
/** Lightness step of the search. */
const step = 0.006;

/** Moves the lightness by `by` until the contrast with every ground is `least`; keeps the hue. Ends at white or black. */
export function withContrast(hex: string, by: number, grounds: readonly string[], least: number): string {
  const { l, c, h } = toOklch(hex);
  let fit = hex;
  for (let at = l; at > 0 && at < 1; at += by) {
    if (at !== l) fit = toHex({ l: at, c, h });
    if (grounds.every((ground) => contrast(fit, ground) >= least)) return fit;
  }
  return by > 0 ? '#FFFFFF' : '#000000';
}

/** Text colour for all of `grounds`: white, or else the dark text, adjusted to AA contrast. */
export function textOn(grounds: readonly string[], dark: string): string {
  if (grounds.every((ground) => contrast('#FFFFFF', ground) >= 4.5)) return '#FFFFFF';
  return withContrast(dark, -step, grounds, 4.5 + spare);
}

/** Repairs every failing pair of the contrast table by changing the lightness of the foreground. Grounds and fills stay. */
export function withReadablePairs(palette: Palette): Palette {
  const result: Palette = { ...palette };
  for (let round = 0; round < 3; round += 1) {
    const failing = contrastPairs.filter(([front, back, least]) => contrast(result[front], result[back]) < least);
    if (failing.length === 0) break;
    for (const [front, back, least] of failing) {
      const away = toOklch(result[front]).l > toOklch(result[back]).l ? step : -step;
      result[front] = withContrast(result[front], away, [result[back]], least + spare);
    }
  }
  return result;
}
