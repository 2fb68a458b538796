import { type Color, converter, formatHex, interpolate, wcagContrast } from 'culori';

/** A colour in OKLCH: lightness 0..1, chroma 0..~0.4, hue in degrees; a grey has hue 0. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const oklch = converter('oklch');
const linear = converter('lrgb');
const hexOf = (colour: Color): string => formatHex(colour).toUpperCase();

const inGamut = (colour: Oklch): boolean => {
  const { r, g, b } = linear({ mode: 'oklch', ...colour });
  return [r, g, b].every((v) => v >= -0.0001 && v <= 1.0001);
};

/** `#RRGGBB` → OKLCH. @throws Error when the text is no colour */
export const toOklch = (hex: string): Oklch => {
  const colour = oklch(hex);
  if (colour === undefined) throw new Error(`"${hex}" is no colour`);
  return { l: colour.l, c: colour.c, h: colour.h ?? 0 };
};

/**
 * OKLCH → `#RRGGBB`; a colour outside sRGB keeps lightness and hue and loses chroma. The library's `clampChroma` allows no
 * rounding error: it changes one sRGB colour in three thousand.
 */
export const toHex = (colour: Oklch): string => {
  const l = Math.min(1, Math.max(0, colour.l));
  let low = 0;
  let high = colour.c;
  if (inGamut({ ...colour, l })) low = high;
  for (let i = 0; i < 24 && low < high; i++) {
    const c = (low + high) / 2;
    if (inGamut({ ...colour, l, c })) low = c;
    else high = c;
  }
  return hexOf({ mode: 'oklch', l, c: low, h: colour.h });
};

/** Moves the lightness of `hex` by `dl`, scales its chroma and turns its hue by `turn` degrees. */
export const shade = (hex: string, dl: number, chroma = 1, turn = 0): string => {
  const { l, c, h } = toOklch(hex);
  return toHex({ l: l + dl, c: c * chroma, h: h + turn });
};

/** Mixes in Oklab: `t` = 0 gives `from`, 1 gives `to`. */
export const mix = (from: string, to: string, t: number): string => hexOf(interpolate([from, to], 'oklab')(t));

/**
 * Composites `over` with the given opacity onto `under` in sRGB bytes, as browsers do.
 * @internal Read by tests.
 */
export const layer = (over: string, opacity: number, under: string): string => hexOf(interpolate([under, over], 'rgb')(opacity));

/** Contrast ratio of two colours, 1..21 (WCAG 2.2). */
export const contrast = wcagContrast;
