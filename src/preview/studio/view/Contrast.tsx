import type { Palette } from '#contract/types.ts';
import { contrast, contrastPairs } from '../../../../tools/brand-files/checks/contrast.ts';
import { useStudioState } from '../state/StudioProvider.tsx';
import styles from './Studio.module.css';

const COLOUR = /^(?:#[0-9a-f]{6}(?:[0-9a-f]{2})?|rgba\([\d.,]+\)|transparent)$/i;
const SHOWN = 4;

/** The contrast of a colour with those that it is used with, the lowest first, by the pairs that the check measures. */
export function Contrast({ theme, token }: { theme: 'light' | 'dark'; token: string }) {
  const palette = useStudioState(({ resolved }) => resolved.theme.color[theme]);
  const pairs = contrastPairs.filter((pair) => pair[0] === token || pair[1] === token);
  const measured = pairs.flatMap(([foreground, background, least]) => {
    const colours = [palette[foreground], palette[background], palette.bg];
    // while one is typed it is none
    if (!colours.every((colour) => COLOUR.test(colour))) return [];
    const ratio = contrast(palette[foreground], palette[background], palette.bg);
    return [{ other: (foreground === token ? background : foreground) as keyof Palette, ratio, least }];
  });
  if (measured.length === 0) return null;
  const lowest = measured.sort((one, other) => one.ratio / one.least - other.ratio / other.least).slice(0, SHOWN);
  return (
    <ul className={styles.contrast} aria-label={`Contrast of ${token}, ${theme}`}>
      {lowest.map(({ other, ratio, least }) => (
        <li key={other} data-low={ratio < least ? '' : undefined}>
          {ratio < least ? `too low: ${least} needed` : 'AA'} {(Math.floor(ratio * 10) / 10).toFixed(1)} {other}
        </li>
      ))}
    </ul>
  );
}
