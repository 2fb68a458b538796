import type { Palette } from '#contract/types.ts';
import { contrast, contrastPairs } from '../../brand-files/contrast.ts';
import { toHex, toOklch } from '../../art/oklch.ts';

/** Above the least contrast, so that rounding to whole bytes never falls below it. */
const spare = 0.06;
/** One step of lightness while a colour moves away from its ground. */
const step = 0.006;

/** The same hue with its lightness moved by `by` until it has `least` contrast with every ground, or white or black. */
export function moved(hex: string, by: number, grounds: readonly string[], least: number): string {
  const { l, c, h } = toOklch(hex);
  let fit = hex;
  for (let at = l; at > 0 && at < 1; at += by) {
    if (at !== l) fit = toHex({ l: at, c, h });
    if (grounds.every((ground) => contrast(fit, ground) >= least)) return fit;
  }
  return by > 0 ? '#FFFFFF' : '#000000';
}

/** What can be read on all of `grounds`: white, or else the dark text, moved as far as AA demands. */
export function textOn(grounds: readonly string[], dark: string): string {
  if (grounds.every((ground) => contrast('#FFFFFF', ground) >= 4.5)) return '#FFFFFF';
  return moved(dark, -step, grounds, 4.5 + spare);
}

/**
 * Mends every pair of the contrast table that fails: the foreground moves away from its background, lighter or darker,
 * and keeps its hue. Grounds and fills stay as they are.
 */
export function settled(palette: Palette): Palette {
  const result: Palette = { ...palette };
  for (let round = 0; round < 3; round += 1) {
    const failing = contrastPairs.filter(([front, back, least]) => contrast(result[front], result[back]) < least);
    if (failing.length === 0) break;
    for (const [front, back, least] of failing) {
      const away = toOklch(result[front]).l > toOklch(result[back]).l ? step : -step;
      result[front] = moved(result[front], away, [result[back]], least + spare);
    }
  }
  return result;
}
