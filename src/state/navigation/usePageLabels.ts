import { useTranslation } from 'react-i18next';
import { wholeNumber } from '#engine/money/wholeNumber.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';

interface PageLabels {
  nav: string;
  previous: string;
  next: string;
  page: (number: number) => string;
  number: (number: number) => string;
}

/** Labels of a pagination; `nav` names the list. */
export function usePageLabels(nav?: string): PageLabels {
  const { t } = useTranslation('portal');
  const language = usePreferences((state) => state.language);
  return {
    nav: nav ?? t('pages'),
    previous: t('previous_page'),
    next: t('next_page'),
    page: (number) => t('page_number', { number }),
    number: (number) => wholeNumber(number, language),
  };
}
