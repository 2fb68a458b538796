import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlLangOf } from '#engine/values/languages.ts';
import { usePortal, usePreferences, useSession, useSystem } from '#state/portal/PortalProvider.tsx';

/** What the document itself shows of the state: theme, language, title. */
export function usePageEffects(): void {
  const { brand } = usePortal();
  const theme = usePreferences((state) => state.theme);
  const language = usePreferences((state) => state.language);
  const admitted = useSystem((state) => state.admitted);
  const token = useSession((state) => state.token);
  const { t } = useTranslation('portal');

  useEffect(() => {
    // the page stands: what `boot.js` may have said of its code is over
    document.getElementById('unloaded')?.setAttribute('hidden', '');
  }, []);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    // `boot.js` kept the member's space free; a visitor's buttons stand there now
    if (admitted && token === null) delete document.documentElement.dataset['session'];
  }, [admitted, token]);
  useEffect(() => {
    document.documentElement.lang = htmlLangOf(language);
  }, [language]);
  // before the effects of a page, which may know a better title
  useLayoutEffect(() => {
    document.title = t('page_title', { brand: brand.name });
  }, [t, brand.name]);
}
