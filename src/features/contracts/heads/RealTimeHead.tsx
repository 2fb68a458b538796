import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { Countdown } from '#parts/feedback/Countdown.tsx';
import { useSecond } from '#state/clock/useSecond.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './Heads.module.css';
import { LostAnswers } from './LostAnswers.tsx';
import { nextPayment } from './nextPayment.ts';

/** When real-time salaries are paid, and the time until the next payment (CON-15); then payments are read again. */
export function RealTimeHead({ slotProps }: PanelProps) {
  const portal = usePortal();
  const { t } = useTranslation('contracts');
  const until = useSecond(nextPayment) ?? 0;
  // the countdown begins anew with the second in which it ends, and is never over
  const shown = useRef(until);
  const paid = useEffectEvent(() => {
    void portal.serverState.current()?.queries.invalidateQueries({ queryKey: ['contractRecords'] });
  });
  useEffect(() => {
    if (shown.current !== until) paid();
    shown.current = until;
  }, [until]);
  return (
    <div {...slotProps} className={styles.above}>
      <LostAnswers />
      <Alert icon="clock">
        {t('realtime_text')} <Countdown until={until} text={(time) => t('next_in', { time })} />
      </Alert>
    </div>
  );
}
