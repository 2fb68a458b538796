import { blend, wcagContrast } from 'culori';
import type { Palette } from '#contract/types.ts';
import { hasThemeSwitch, shownThemes } from '../../../src/engine/brand/themes.ts';
import { type CheckContext, latest, say } from '../checkContext.ts';

const grounds = ['bg', 'surface-1', 'surface-2'] as const;
const readable = ['ink-3', 'primary-text', 'accent-text', 'danger-text', 'success-text', 'warning-text', 'info-text'] as const;
const visible = ['line-strong', 'focus', 'field-focus', 'primary-strong', 'danger', 'success', 'info', 'warning'] as const;
/** Grounds of notes, chips and selected entries; they also carry plain text. */
const softs = ['primary-soft', 'accent-soft', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft'] as const;

type Token = keyof Palette;

/** Foreground, background and minimum contrast (WCAG 2.2 AA: 4.5 for text, 3 for controls). */
export const contrastPairs: readonly (readonly [foreground: Token, background: Token, least: number])[] = [
  ...([...grounds, 'surface-3', 'header-bg', 'field-bg', 'seg-bg', 'seg-page-bg', 'seg-on', ...softs] as const).flatMap(
    (ground) => [['ink', ground, 4.5] as const, ['ink-2', ground, 4.5] as const],
  ),
  ...grounds.flatMap((ground) => readable.map((token) => [token, ground, 4.5] as const)),
  ...grounds.flatMap((ground) => visible.map((token) => [token, ground, 3] as const)),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-primary', 'primary-press', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-hero-cta', 'hero-cta', 4.5],
  ['hero-cta', 'hero-scrim', 3],
  ['success-text', 'success-soft', 4.5],
  ['warning-text', 'warning-soft', 4.5],
  ['danger-text', 'danger-soft', 4.5],
  ['info-text', 'info-soft', 4.5],
  ['primary-text', 'primary-soft', 4.5],
  ['accent-text', 'accent-soft', 4.5],
  ['nav-ink', 'nav-bg', 4.5],
  ['nav-ink', 'nav-hover', 4.5],
  ['nav-ink-2', 'nav-bg', 4.5],
  ['nav-ink-2', 'nav-hover', 4.5],
  ['nav-active-ink', 'nav-active-bg', 4.5],
  ['nav-badge-ink', 'nav-badge-bg', 4.5],
  ['ink-3', 'field-bg', 4.5],
  ['ink-3', 'header-bg', 4.5],
  ['ink-3', 'seg-bg', 4.5],
  ['primary-text', 'header-bg', 4.5],
  ['focus', 'header-bg', 3],
  ['danger-text', 'field-bg', 4.5],
  ['line-strong', 'field-bg', 3],
  ['field-focus', 'field-bg', 3],
  ['focus', 'field-bg', 3],
  ['danger', 'field-bg', 3],
];

/** WCAG contrast ratio of two colours, 1 to 21. `below` shows through a translucent background. */
export function contrast(foreground: string, background: string, below = '#FFFFFF'): number {
  return wcagContrast(blend([below, background, foreground]), blend([below, background]));
}

/** Reports a choice that nobody has, and, in the themes that can be seen, every colour pair with insufficient contrast. */
export function checkContrast(context: CheckContext): void {
  const { brand } = context;
  if (brand.theme.keepChoice && !hasThemeSwitch(brand)) {
    const where = latest(
      context,
      { file: 'theme.json', pointer: '/keepChoice' },
      { file: 'layout.json', pointer: '/regions/themeSwitch' },
    );
    say(context, { rule: 'no-effect', ...where, expected: 'a switch of the theme, whose choice is kept', got: 'none' });
  }
  for (const theme of shownThemes(brand)) {
    const palette = context.theme.color[theme];
    for (const [foreground, background, least] of contrastPairs) {
      const measured = contrast(palette[foreground], palette[background], palette.bg);
      if (measured >= least) continue;
      const at = (token: Token) => ({ file: 'theme.json', pointer: `/color/${theme}/${token}`, token });
      const { token, ...where } = latest(context, at(foreground), at(background));
      const other = token === foreground ? background : foreground;
      say(context, {
        rule: 'contrast',
        ...where,
        expected: `contrast of at least ${least} with ${other} (${palette[other]})`,
        got: `${palette[token]}, contrast ${(Math.floor(measured * 100) / 100).toFixed(2)}`,
      });
    }
  }
}
