import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayRestriction } from '#contract/types.ts';
import { useMoment } from '#parts/moments/useMoment.ts';
import { useSecond } from '#state/clock/useSecond.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { renewRestriction } from '#state/session/playRestriction.ts';
import { Alert } from '#ui/feedback/Alert.tsx';

interface Props {
  restriction: PlayRestriction;
  /** Called once after its end. */
  onOver: () => void;
}

/** What is in force and until when. The session learns of one that began elsewhere, and of the end. */
export function RestrictionNote({ restriction, onOver }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('protection');
  const { date: moment } = useMoment();
  const { kind, until } = restriction;
  const isOver = useSecond((now) => until !== null && now >= until + 1_000, until ?? 0) ?? false;
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) over();
  }, [isOver]);
  useEffect(() => void renewRestriction(portal), [portal, kind, until, isOver]);
  const name = kind === 'EXCLUSION' ? 'excluded' : 'paused';
  return (
    <Alert tone="warn" icon="shield-check" role="status">
      <b>{t(name)}</b> {until === null ? t('barred_for_ever') : t('barred_until', { date: moment(until) })} {t('barred_open')}
    </Alert>
  );
}
