import { useTranslation } from 'react-i18next';
import type { ScreenProps } from '#engine/registry.ts';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { CopyReport } from './CopyReport.tsx';
import styles from './Screens.module.css';

/** A chunk of the page failed to load: shown within the shell, with a retry button. */
export function ChunkError({ slotProps, retry }: ScreenProps) {
  const { t } = useTranslation('portal');
  return (
    <div {...slotProps} className={styles.within}>
      <ErrorState
        icon="wifi-off"
        title={t('chunk_error_title')}
        text={t('chunk_error_text')}
        retryLabel={t('retry')}
        onRetry={retry}
      >
        <CopyReport />
      </ErrorState>
    </div>
  );
}
