import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui/content/ErrorState.tsx';

/** Shown when the app itself fails to render: never a blank page (F16). */
export function RootFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation('portal');
  return <ErrorState title={t('page_error_title')} text={t('page_error_text')} retryLabel={t('retry')} onRetry={retry} />;
}
