import { createStore } from 'zustand/vanilla';

export type Theme = 'light' | 'dark';

export interface PreferencesState {
  theme: Theme;
  /** The platform's code, such as PT. */
  language: string;
  /** Balance shown as `***`; kept in memory for the tab (D-85). */
  balanceHidden: boolean;
  /** Side menu: expanded or mini. */
  menuMini: boolean;
  /** The route whose bars were shown or hidden by hand; null where none were. */
  chromeOverride: string | null;
  /** What the visitor decided about analytics; `asking` while the question stands. */
  analytics: 'unasked' | 'asking' | 'agreed' | 'refused';
}

export function createPreferencesStore(language: string) {
  return createStore<PreferencesState>(() => ({
    theme: 'light',
    language,
    balanceHidden: false,
    menuMini: false,
    chromeOverride: null,
    analytics: 'unasked',
  }));
}

export type PreferencesStore = ReturnType<typeof createPreferencesStore>;
