import { useTranslation } from 'react-i18next';
import type { ScreenProps } from '#engine/registry.ts';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { CopyReport } from './CopyReport.tsx';
import styles from './Screens.module.css';

/** A page that threw: the shell stays, and a retry is safe. */
export function PageError({ slotProps, retry }: ScreenProps) {
  const { t } = useTranslation('portal');
  return (
    <div {...slotProps} className={styles.within}>
      <ErrorState title={t('page_error_title')} text={t('page_error_text')} retryLabel={t('retry')} onRetry={retry}>
        <CopyReport />
      </ErrorState>
    </div>
  );
}
