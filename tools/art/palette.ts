import { mix, shade, toOklch } from './oklch.ts';

/** Ground top, ground bottom, motif, main object, second object, light, ink. */
export type Stops = readonly [string, string, string, string, string, string, string];

/** One colour in four shades: lit, base, in shadow, deep in shadow. */
export interface Tone {
  lit: string;
  base: string;
  shadow: string;
  deep: string;
}

/** Ink and the two lighter steps used for soft dark surfaces. */
interface Ink {
  base: string;
  soft: string;
  pale: string;
}

export interface Palette {
  top: string;
  bottom: string;
  motif: string;
  main: Tone;
  second: Tone;
  light: Tone;
  ink: Ink;
}

/** Darker yellow turns olive, so its shadow shifts to orange. */
const lean = (hex: string): number => {
  const { h, c } = toOklch(hex);
  return c > 0.05 && h > 60 && h < 105 ? -18 : 0;
};

const tone = (hex: string): Tone => {
  const turn = lean(hex);
  return {
    lit: shade(hex, 0.09, 0.92),
    base: hex,
    shadow: shade(hex, -0.13, 1.12, turn),
    deep: shade(hex, -0.24, 1.1, turn * 1.3),
  };
};

/** The light stop's shadow is tinted with the ground, never grey. */
const lightTone = (hex: string, ground: string): Tone => ({
  lit: shade(hex, 0.03, 0.6),
  base: hex,
  shadow: mix(shade(hex, -0.05), ground, 0.16),
  deep: mix(shade(hex, -0.12), ground, 0.3),
});

/** Derives every shade a drawing uses from the seven stops. */
export const paletteOf = ([top, bottom, motif, main, second, light, ink]: Stops): Palette => ({
  top,
  bottom,
  motif,
  main: tone(main),
  second: tone(second),
  light: lightTone(light, top),
  ink: { base: ink, soft: shade(ink, 0.12), pale: shade(ink, 0.2) },
});

/** The palette with the two object hues swapped. */
export const swapped = (palette: Palette): Palette => ({ ...palette, main: palette.second, second: palette.main });
