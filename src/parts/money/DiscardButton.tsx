import { useTranslation } from 'react-i18next';
import { formatCountdown } from '#engine/dates/elapsed.ts';
import { secondsUntil } from '#state/clock/secondClock.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { useSecond } from '#state/clock/useSecond.ts';
import { Button } from '#ui/actions/Button.tsx';

interface Props {
  /** When discarding becomes possible, epoch ms of the platform. */
  from: number;
  onDiscard: () => void;
}

/** Discards an open write once it can no longer arrive; until then shows the remaining time. */
export function DiscardButton({ from, onDiscard }: Props) {
  const { t } = useTranslation('writes');
  const language = usePreferences((state) => state.language);
  const seconds = useSecond((now) => secondsUntil(from, now), from) ?? 0;
  return (
    <Button size="sm" variant="secondary" disabled={seconds > 0} onClick={onDiscard}>
      {seconds > 0 ? t('discard_in', { time: formatCountdown(seconds, language) }) : t('discard')}
    </Button>
  );
}
