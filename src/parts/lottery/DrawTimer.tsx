import { useTranslation } from 'react-i18next';
import type { LotteryDraw } from '#contract/types.ts';
import { ClockDigits } from '#ui/lottery/ClockDigits.tsx';
import { useDrawCountdown } from '#state/lottery/lotteries.ts';

interface DrawTimerProps {
  draw: LotteryDraw | null;
  variant?: 'boxes' | 'text' | undefined;
  heading?: string | undefined;
  className?: string | undefined;
}

/** Counts down to the end of betting, then to the draw, then shows that the draw is running. */
export function DrawTimer({ draw, variant = 'boxes', heading, className }: DrawTimerProps) {
  const { t } = useTranslation('lottery');
  const left = useDrawCountdown(draw);
  if (left === null) return null;
  const label = t(left.phase);
  return (
    <span className={className} data-phase={left.phase}>
      {(heading !== undefined || left.phase === 'drawing') && <span className={heading}>{label}</span>}
      {left.phase !== 'drawing' && (
        <ClockDigits seconds={left.seconds} label={label} days={(number) => t('days', { number })} variant={variant} />
      )}
    </span>
  );
}
