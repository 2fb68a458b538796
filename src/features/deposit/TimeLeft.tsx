import { useTranslation } from 'react-i18next';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { useSecond } from '#state/clock/useSecond.ts';

/** The remaining time for a payment on the platform's clock: `12:04`. */
export function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation('deposit');
  const seconds = useSecond((now) => secondsUntil(until, now), until) ?? 0;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" className="num">
      {t('time_left', { time })}
    </span>
  );
}
