import { useEffect, useRef } from 'react';
import { htmlLangOf } from '#engine/values/languages.ts';
import type { Theme } from '#state/portal/preferences.ts';
import { usePortal, usePreferences, useSession, useSystem } from '#state/portal/PortalProvider.tsx';

/** The page, and the bars of the browser around it, in a theme. */
function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  const bars = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
  if (bars?.dataset[theme] !== undefined) bars.content = bars.dataset[theme];
}

/** Applies state to the document: theme and language. */
export function usePageEffects(): void {
  const { preferences } = usePortal();
  const theme = usePreferences((state) => state.theme);
  const language = usePreferences((state) => state.language);
  const admitted = useSystem((state) => state.admitted);
  const token = useSession((state) => state.token);

  useEffect(() => {
    // the page is rendered: hides a load failure that `boot.js` may show
    document.getElementById('unloaded')?.setAttribute('hidden', '');
  }, []);
  const isPublished = useRef(true);
  useEffect(() => {
    const { dataset } = document.documentElement;
    // `boot.js` has applied the stored theme, which this state has only after the start; that may precede a slow first render
    const isStarted = theme !== preferences.getInitialState().theme;
    if (!isPublished.current || isStarted || !('boot' in dataset)) showTheme(theme);
    isPublished.current = false;
  }, [theme, preferences]);
  useEffect(() => {
    // `boot.js` reserved the member's space; a visitor's buttons are rendered now
    if (admitted && token === null) delete document.documentElement.dataset['session'];
  }, [admitted, token]);
  useEffect(() => {
    const root = document.documentElement;
    const lang = htmlLangOf(language);
    // set anew, even the same one makes Chromium compute the styles of all elements
    if (root.lang !== lang) root.lang = lang;
  }, [language]);
}
