import type { Palette } from '#contract/types.ts';
import { contrast } from '../../brand-files/checks/contrast.ts';
import { type Oklch, toHex, toOklch } from '../../art/oklch.ts';
import { withContrast, withReadablePairs, textOn } from './readable.ts';

/** The one or two source colours of a brand, `#RRGGBB`. */
export interface BrandColours {
  colour: string;
  accent: string;
}

/** Below this chroma a colour counts as grey. */
const grey = 0.035;

/** Yellow turns olive when darkened, so its hue shifts to orange. */
const leaning = (h: number, l: number): number => (h > 62 && h < 118 ? h - Math.min(38, Math.max(0, 0.85 - l) * 74) : h);

const at = (l: number, c: number, h: number): string => toHex({ l, c, h: leaning(h, l) });

/** Default second colour: warm for cold, deep for warm, gold for grey. */
export function accentFor(colour: string): string {
  const { c, h } = toOklch(colour);
  if (c < grey) return toHex({ l: 0.8, c: 0.14, h: 80 });
  if (h < 40 || h > 340) return toHex({ l: 0.82, c: 0.155, h: 82 });
  if (h < 118) return toHex({ l: 0.66, c: 0.19, h: 14 });
  if (h < 200) return toHex({ l: 0.72, c: 0.17, h: 32 });
  return toHex({ l: 0.8, c: 0.145, h: 70 });
}

/** A free hue: pink instead of red where the brand itself is red. */
const dangerHue = ({ c, h }: Oklch): number => (c > 0.08 && (h < 48 || h > 350) ? 2 : 24);

interface Fill {
  fill: string;
  hover: string;
  press: string;
  on: string;
}

/** A button's fill in three states and their text colour. */
function fillOf(hex: string, dark: string, towards: number): Fill {
  const base = toOklch(hex);
  const state = (by: number) => toHex({ ...base, l: base.l + by });
  const white = contrast('#FFFFFF', hex);
  // white text almost fits: darken the fill slightly and keep white text
  if (white >= 3.5 && white < 4.5) return fillOf(withContrast(hex, -0.004, ['#FFFFFF'], 4.6), dark, -1);
  // dark text needs a light fill in every state, white text a dark one
  const lighter = white >= 4.5 ? base.l < 0.3 : white > 2.4 || towards > 0;
  const by = lighter ? 1 : -1;
  const states = [hex, state(by * 0.045), state(by * 0.085)] as const;
  return { fill: states[0], hover: states[1], press: states[2], on: textOn(states, dark) };
}

/** Fill, soft ground and text of a status colour. */
const status = (name: 'success' | 'warning' | 'danger' | 'info', h: number, isDark: boolean): Partial<Palette> => ({
  [name]: isDark ? at(0.76, 0.15, h) : at(name === 'warning' ? 0.64 : 0.55, 0.15, h),
  [`${name}-soft`]: isDark ? at(0.29, 0.05, h) : at(0.945, 0.035, h),
  [`${name}-text`]: isDark ? at(0.84, 0.11, h) : at(0.43, 0.125, h),
});

const statuses = (base: Oklch, isDark: boolean) => ({
  ...status('success', 160, isDark),
  ...status('warning', 68, isDark),
  ...status('danger', dangerHue(base), isDark),
  ...status('info', 256, isDark),
});

const rgba = (hex: string, alpha: string): string =>
  `rgba(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(',')},${alpha})`;

function light(colours: BrandColours): Palette {
  const { colour, accent } = colours;
  const base = toOklch(colour);
  const { c, h } = base;
  // greys carry some of the brand's hue
  const tint = Math.min(0.009, c * 0.1);
  const neutral = (l: number, times = 1) => toHex({ l, c: tint * times, h });
  const darkText = toHex({ l: 0.22, c: Math.min(c, 0.05), h });
  // a pale fill needs chroma to be visible on white
  const fill = fillOf(toHex({ ...base, l: Math.min(base.l, 0.8 + Math.min(0.16, c)) }), darkText, -1);
  const accentFill = toOklch(accent);
  const onAccent = textOn([accent], toHex({ l: 0.22, c: Math.min(accentFill.c, 0.05), h: accentFill.h }));
  const bg = neutral(0.968);
  const surface2 = neutral(0.96);
  const surface3 = neutral(0.925, 1.5);
  const soft = at(0.94, Math.min(c * 0.4, 0.045), h);
  const hero = onPictures(colours);
  const shadow = toHex({ l: 0.25, c: Math.min(c, 0.04), h });
  return withReadablePairs({
    ...(statuses(base, false) as Palette),
    bg,
    'surface-1': '#FFFFFF',
    'surface-2': surface2,
    'surface-3': surface3,
    line: neutral(0.905, 1.6),
    'line-strong': neutral(0.6, 2),
    ink: neutral(0.215, 2.4),
    'ink-2': neutral(0.425, 2.4),
    'ink-3': neutral(0.51, 2.2),
    'ink-disabled': neutral(0.7, 2),
    primary: fill.fill,
    'primary-hover': fill.hover,
    'primary-press': fill.press,
    'on-primary': fill.on,
    'primary-soft': soft,
    'primary-text': at(Math.min(base.l, 0.52), c, h),
    'primary-strong': at(Math.min(base.l, 0.62), c, h),
    accent,
    'on-accent': onAccent,
    'accent-soft': at(0.945, Math.min(accentFill.c * 0.35, 0.045), accentFill.h),
    'accent-text': at(Math.min(accentFill.l, 0.5), accentFill.c, accentFill.h),
    'field-focus': at(Math.min(base.l, 0.62), c, h),
    focus: toHex({ l: 0.52, c: 0.22, h: 262 }),
    scrim: rgba(toHex({ l: 0.18, c: Math.min(c, 0.03), h }), '.58'),
    'nav-bg': '#FFFFFF',
    'nav-ink': neutral(0.215, 2.4),
    'nav-ink-2': neutral(0.44, 2.4),
    'nav-line': neutral(0.915, 1.5),
    'nav-hover': neutral(0.962),
    'nav-active-bg': soft,
    'nav-active-ink': at(0.36, Math.min(c, 0.12), h),
    'header-bg': rgba(bg, '.90'),
    'hero-cta': hero.fill,
    'on-hero-cta': hero.on,
    'hero-scrim': at(0.26, Math.min(c, 0.075), h),
    'shadow-1': `0 1px 2px ${rgba(shadow, '.06')}`,
    'shadow-2': `0 2px 6px ${rgba(shadow, '.05')},0 8px 20px ${rgba(shadow, '.07')}`,
    'shadow-3': `0 6px 16px ${rgba(shadow, '.08')},0 18px 40px ${rgba(shadow, '.11')}`,
    'shadow-4': `0 12px 32px ${rgba(shadow, '.14')},0 40px 80px ${rgba(shadow, '.22')}`,
    'field-bg': '#FFFFFF',
    'seg-bg': surface2,
    'seg-page-bg': surface3,
    'seg-on': '#FFFFFF',
    'modal-line': 'transparent',
    'ball-bg': surface2,
    'ball-ring': 'transparent',
    'nav-badge-bg': accent,
    'nav-badge-ink': onAccent,
  });
}

/** The main button on pictures; grey brands use their accent. */
const onPictures = (colours: BrandColours): Fill =>
  darkFill(toOklch(toOklch(colours.colour).c < grey ? colours.accent : colours.colour));

/** The brand's colour on dark ground; grey becomes nearly white. */
function darkFill({ l, c, h }: Oklch): Fill {
  const fill = c < grey ? toHex({ l: 0.92, c, h }) : toHex({ l: Math.min(0.9, Math.max(l, 0.74)), c, h });
  return fillOf(fill, toHex({ l: 0.21, c: Math.min(c, 0.05), h }), 1);
}

function dark(colours: BrandColours): Palette {
  const { colour, accent } = colours;
  const hero = onPictures(colours);
  const base = toOklch(colour);
  const { c, h } = base;
  const tint = Math.min(0.02, c * 0.16);
  const neutral = (l: number, times = 1) => toHex({ l, c: tint * times, h });
  const fill = darkFill(base);
  const { l, c: chroma } = toOklch(fill.fill);
  const second = toOklch(accent);
  const accentFill = toHex({ ...second, l: Math.max(second.l, 0.74) });
  const onAccent = textOn([accentFill], toHex({ l: 0.22, c: Math.min(second.c, 0.05), h: second.h }));
  const bg = neutral(0.175);
  const surface1 = neutral(0.222, 1.05);
  const surface2 = neutral(0.272, 1.1);
  const surface3 = neutral(0.33, 1.15);
  const soft = toHex({ l: 0.31, c: Math.min(c * 0.5, 0.065), h });
  return withReadablePairs({
    ...(statuses(base, true) as Palette),
    bg,
    'surface-1': surface1,
    'surface-2': surface2,
    'surface-3': surface3,
    line: neutral(0.318, 1.1),
    'line-strong': neutral(0.58, 1.2),
    ink: neutral(0.968, 0.4),
    'ink-2': neutral(0.81, 0.8),
    'ink-3': neutral(0.705, 0.9),
    'ink-disabled': neutral(0.52, 1),
    primary: fill.fill,
    'primary-hover': fill.hover,
    'primary-press': fill.press,
    'on-primary': fill.on,
    'primary-soft': soft,
    'primary-text': toHex({ l: Math.max(l, 0.82), c: Math.min(chroma, 0.15), h }),
    'primary-strong': fill.fill,
    accent: accentFill,
    'on-accent': onAccent,
    'accent-soft': toHex({ l: 0.3, c: Math.min(second.c * 0.35, 0.05), h: second.h }),
    'accent-text': toHex({ l: 0.84, c: Math.min(second.c, 0.12), h: second.h }),
    'field-focus': fill.fill,
    focus: toHex({ l: 0.84, c: Math.min(second.c, 0.12), h: second.h }),
    scrim: rgba(toHex({ l: 0.08, c: Math.min(c, 0.01), h }), '.74'),
    'nav-bg': neutral(0.16),
    'nav-ink': neutral(0.968, 0.4),
    'nav-ink-2': neutral(0.78, 0.8),
    'nav-line': neutral(0.27, 1.05),
    'nav-hover': neutral(0.24, 1.05),
    'nav-active-bg': soft,
    'nav-active-ink': toHex({ l: 0.89, c: Math.min(chroma, 0.11), h }),
    'header-bg': rgba(bg, '.90'),
    'hero-cta': hero.fill,
    'on-hero-cta': hero.on,
    'hero-scrim': toHex({ l: 0.21, c: Math.min(c, 0.055), h: leaning(h, 0.3) }),
    'shadow-1': '0 1px 2px rgba(0,0,0,.3)',
    'shadow-2': '0 6px 18px rgba(0,0,0,.32)',
    'shadow-3': '0 14px 36px rgba(0,0,0,.44)',
    'shadow-4': '0 28px 80px rgba(0,0,0,.6)',
    'field-bg': surface2,
    'seg-bg': surface2,
    'seg-page-bg': surface2,
    'seg-on': surface3,
    'modal-line': neutral(0.318, 1.1),
    'ball-bg': surface2,
    'ball-ring': 'transparent',
    'nav-badge-bg': accentFill,
    'nav-badge-ink': onAccent,
  });
}

/** Every colour token of both themes, with enough contrast for each pair of the table, from one or two colours. */
export function coloursOf(colours: BrandColours): { light: Palette; dark: Palette } {
  return { light: light(colours), dark: dark(colours) };
}
