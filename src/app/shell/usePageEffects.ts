import { useEffect, useRef } from 'react';
import { htmlLangOf } from '#engine/values/languages.ts';
import { usePortal, usePreferences, useSession, useSystem } from '#state/portal/PortalProvider.tsx';

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
    if (!isPublished.current || isStarted || !('boot' in dataset)) dataset['theme'] = theme;
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
