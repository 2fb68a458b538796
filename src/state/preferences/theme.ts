import { keepsTheme } from '#engine/brand/themes.ts';
import { isDeviceDark, onDeviceDark } from '#platform/browser/device.ts';
import { readLocal, writeLocal } from '#platform/browser/storage.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { Theme } from '#state/portal/preferences.ts';

/** Applies and stores a theme that the player chose. */
export function chooseTheme(portal: Portal, theme: Theme): void {
  writeLocal('theme', theme);
  portal.preferences.setState({ theme, themeChosen: true });
}

/** On mount the theme is the brand's default, whatever is stored, unless the brand keeps the chosen one (D-15). */
export function restoreTheme({ brand, preferences }: Portal): void {
  // an empty page can be used before the start's code is there
  if (preferences.getState().themeChosen) return;
  const stored = readLocal('theme');
  if (keepsTheme(brand)) {
    if (stored === 'light' || stored === 'dark') return preferences.setState({ theme: stored, themeChosen: true });
  }
  const start = brand.theme.default;
  const theme = start === 'system' ? ofDevice(isDeviceDark()) : start;
  // the choice of an earlier visit is over; where choices are kept, a default is none
  if (!brand.theme.keepChoice) writeLocal('theme', theme);
  preferences.setState({ theme });
  if (start !== 'system') return;
  onDeviceDark((isDark) => {
    if (!preferences.getState().themeChosen) preferences.setState({ theme: ofDevice(isDark) });
  });
}

const ofDevice = (isDark: boolean): Theme => (isDark ? 'dark' : 'light');
