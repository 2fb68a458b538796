import { useTranslation } from 'react-i18next';

/** What a pagination says of itself. */
export function usePageLabels() {
  const { t } = useTranslation('point-mall');
  return {
    nav: t('pages'),
    previous: t('previous_page'),
    next: t('next_page'),
    page: (number: number) => t('page', { number }),
  };
}
