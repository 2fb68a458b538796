import { readLocal, writeLocal } from '#platform/browser/storage.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { Theme } from '#state/portal/preferences.ts';

/** Applies a theme and stores it until the next mount (D-15). */
export function chooseTheme(portal: Portal, theme: Theme): void {
  writeLocal('theme', theme);
  portal.preferences.setState({ theme });
}

/** On mount the theme is light whatever is stored, unless the brand keeps the stored one. */
export function restoreTheme(portal: Portal): void {
  const stored = readLocal('theme');
  const keep = !portal.brand.theme.forceLightOnMount && stored === 'dark';
  chooseTheme(portal, keep ? 'dark' : 'light');
}
