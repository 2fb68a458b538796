import { useTranslation } from 'react-i18next';
import { ErrorState } from '#ui/content/ErrorState.tsx';

/** The last resort when the app itself failed to render: never a blank page (F16). */
export function RootFailed({ retry }: { retry: () => void }) {
  const { t } = useTranslation('portal');
  return <ErrorState title={t('page_error_title')} text={t('page_error_text')} retryLabel={t('retry')} onRetry={retry} />;
}
