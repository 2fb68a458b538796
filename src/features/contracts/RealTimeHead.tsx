import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { Countdown } from '#parts/feedback/Countdown.tsx';
import { useSecond } from '#state/clock/useSecond.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './Contracts.module.css';
import { nextPayment } from './nextPayment.ts';

/** When real-time salaries are paid, and the time until the next payment (CON-15). */
export function RealTimeHead({ slotProps }: PanelProps) {
  const { t } = useTranslation('contracts');
  const until = useSecond(nextPayment) ?? 0;
  return (
    <div {...slotProps} className={styles.above}>
      <Alert icon="clock">
        {t('realtime_text')} <Countdown until={until} text={(time) => t('next_in', { time })} />
      </Alert>
    </div>
  );
}
