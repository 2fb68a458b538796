import { createStore } from 'zustand/vanilla';
import type { ThemeName } from '#engine/brand/themes.ts';

export type Theme = ThemeName;

export interface PreferencesState {
  theme: Theme;
  /** The player has chosen it, now or in an earlier visit; it does not follow the device. */
  themeChosen: boolean;
  /** The platform's code, such as PT. */
  language: string;
  /** Balance shown as `***`; in memory for the tab (D-85). */
  balanceHidden: boolean;
  /** Side menu: expanded or mini. */
  menuMini: boolean;
  /** The route whose app chrome the visitor toggled; null for none. */
  chromeOverride: string | null;
  /** The visitor's consent to analytics; `asking` while the banner is open. */
  analytics: 'unasked' | 'asking' | 'agreed' | 'refused';
}

export function createPreferencesStore(language: string, theme: Theme = 'light') {
  return createStore<PreferencesState>(() => ({
    theme,
    themeChosen: false,
    language,
    balanceHidden: false,
    menuMini: false,
    chromeOverride: null,
    analytics: 'unasked',
  }));
}

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;
