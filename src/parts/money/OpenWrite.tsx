import { useTranslation } from 'react-i18next';
import type { WriteForm } from '#state/money/useWrite.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { DiscardButton } from './DiscardButton.tsx';
import styles from './OpenWrite.module.css';

/** The message and actions of a write with an unknown outcome; renders nothing otherwise. */
export function OpenWrite({ write }: { write: WriteForm<never> }) {
  const { t } = useTranslation('writes');
  const { phase, discardFrom } = write;
  if (phase !== 'unknown' && phase !== 'absent') return null;
  return (
    <Alert tone="warn" role="alert">
      {t(phase)}
      <div className={styles.action}>
        {phase === 'unknown' && (
          <Button size="sm" variant="secondary" icon="refresh-cw" data-action="readRecords" onClick={() => void write.check()}>
            {t('check_again')}
          </Button>
        )}
        {discardFrom !== null && <DiscardButton key={discardFrom} from={discardFrom} onDiscard={() => void write.discard()} />}
      </div>
    </Alert>
  );
}
