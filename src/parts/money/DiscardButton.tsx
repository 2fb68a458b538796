import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';

interface Props {
  /** When discarding becomes possible, epoch ms of the platform. */
  from: number;
  onDiscard: () => void;
}

/** Discards an open write once it can no longer arrive; until then shows the remaining time. */
export function DiscardButton({ from, onDiscard }: Props) {
  const { client } = usePortal();
  const { t } = useTranslation('writes');
  const [left, setLeft] = useState(() => client.clock.remaining(from));
  useEffect(() => {
    const timer = setInterval(() => setLeft(client.clock.remaining(from)), 500);
    return () => clearInterval(timer);
  }, [client, from]);
  const seconds = Math.ceil(left / 1_000);
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <Button size="sm" variant="secondary" disabled={seconds > 0} onClick={onDiscard}>
      {seconds > 0 ? t('discard_in', { time }) : t('discard')}
    </Button>
  );
}
