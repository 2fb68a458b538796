import { useTranslation } from 'react-i18next';
import type { PlayLimit } from '#contract/types.ts';
import { Countdown } from '#parts/feedback/Countdown.tsx';
import { useMoment } from '#parts/moments/useMoment.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { useLimitText } from './limitTexts.ts';
import styles from './Protection.module.css';
import { useLimitWrite } from './useLimitWrite.ts';

interface Props {
  limit: PlayLimit;
  /** Called once after the waiting time. */
  onOver: () => void;
}

/** A raise that waits: from when it holds, and the way to keep the limit. */
export function RaiseNote({ limit: { type, period, limit, raise }, onOver }: Props) {
  const { t } = useTranslation('protection');
  const say = useLimitText();
  const { date: moment } = useMoment();
  const { send, isSending, failure } = useLimitWrite();
  if (raise == null) return null;
  return (
    <Alert
      icon="clock"
      className={styles.raise}
      action={
        <Button
          size="xs"
          variant="secondary"
          data-action="keepLimit"
          loading={isSending}
          onClick={() => void send('keepLimit', { type, period })}
        >
          {t('keep', { limit: say(type, limit) })}
        </Button>
      }
    >
      {t('raise_waits', {
        period: t(`per_${period}`),
        limit: say(type, limit),
        raise: say(type, raise.limit),
        date: moment(raise.from),
      })}{' '}
      <Countdown until={raise.from} text={(time) => t('raise_left', { time })} onOver={onOver} />
      <FormFailure text={failure} />
    </Alert>
  );
}
