import { useTranslation } from 'react-i18next';
import type { PlayLimit } from '#contract/types.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { useMoment } from '#parts/moments/useMoment.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import type { LimitChange } from './changeOf.ts';
import { useLimitText } from './limitTexts.ts';

interface Props {
  limit: PlayLimit;
  /** The new one, decimal text; null for none. */
  value: string | null;
  change: LimitChange;
  raiseHours: number;
}

/** What the new limit means: from when it holds, and what it blocks until when. */
export function LimitNote({ limit: { type, limit, used, resetsAt, raise }, value, change, raiseHours }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('protection');
  const say = useLimitText();
  const { date: moment } = useMoment();
  if (change === 'same') return <Alert role="status">{t(raise == null ? 'same_limit' : 'same_keeps')}</Alert>;
  if (change === 'higher') {
    const from = portal.client.clock.now() + raiseHours * 3_600_000;
    return (
      <Alert role="status" icon="clock">
        <b>{t('higher', { hours: raiseHours })}</b> {t('higher_text', { date: moment(from), limit: say(type, limit) })}
      </Alert>
    );
  }
  const isUsed = value !== null && compareAmounts(used, value) >= 0;
  return (
    <Alert role="status" tone="ok">
      <b>{t('lower')}</b>{' '}
      {isUsed
        ? t(type === 'DEPOSIT' ? 'lower_blocks_deposits' : 'lower_blocks_play', { used: say(type, used), date: moment(resetsAt) })
        : t('lower_text', { date: moment(resetsAt) })}
    </Alert>
  );
}
