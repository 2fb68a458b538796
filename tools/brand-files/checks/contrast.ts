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

/** Reports a choice that nobody has, and, in the themes that can be seen, every colour with insufficient contrast, once. */
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
    for (const { token, others } of lowPairs(context, theme)) {
      const palette = context.theme.color[theme];
      const [{ other, ratio, least }, ...more] = others as [Low, ...Low[]];
      say(context, {
        rule: 'contrast',
        file: 'theme.json',
        pointer: `/color/${theme}/${token}`,
        expected: `contrast of at least ${least} with ${other} (${palette[other]})`,
        got: `${palette[token]}, contrast ${shownRatio(ratio)}`,
        hint:
          more.length === 0 ? undefined : `with ${more.map((low) => `${low.other} ${shownRatio(low.ratio)}`).join(', ')}, too`,
      });
    }
  }
}

interface Low {
  other: Token;
  ratio: number;
  least: number;
}

const shownRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The colours, each of the nearest layer of its pairs, with those from which they differ too little, the worst first. */
function lowPairs(context: CheckContext, theme: 'light' | 'dark'): { token: Token; others: Low[] }[] {
  const palette = context.theme.color[theme];
  const found = new Map<Token, Low[]>();
  for (const [foreground, background, least] of contrastPairs) {
    const ratio = contrast(palette[foreground], palette[background], palette.bg);
    if (ratio >= least) continue;
    const at = (token: Token) => ({ file: 'theme.json', pointer: `/color/${theme}/${token}`, token });
    const { token } = latest(context, at(foreground), at(background));
    const other = token === foreground ? background : foreground;
    found.set(token, [...(found.get(token) ?? []), { other, ratio, least }]);
  }
  return [...found].map(([token, others]) => ({
    token,
    others: others.sort((one, two) => one.ratio / one.least - two.ratio / two.least),
  }));
}
