import { useTranslation } from 'react-i18next';

interface PageLabels {
  nav: string;
  previous: string;
  next: string;
  page: (number: number) => string;
}

/** Labels of a pagination; `nav` names the list. */
export function usePageLabels(nav?: string): PageLabels {
  const { t } = useTranslation('portal');
  return {
    nav: nav ?? t('pages'),
    previous: t('previous_page'),
    next: t('next_page'),
    page: (number) => t('page_number', { number }),
  };
}
