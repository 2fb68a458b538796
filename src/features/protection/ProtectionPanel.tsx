import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { OfflineNote } from '#parts/reads/OfflineNote.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { useSystem } from '#state/portal/PortalProvider.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { ExclusionCard } from './ExclusionCard.tsx';
import { LimitList } from './LimitList.tsx';
import { PauseCard } from './PauseCard.tsx';
import styles from './Protection.module.css';
import { RestrictionNote } from './RestrictionNote.tsx';
import { WeekSummary } from './WeekSummary.tsx';

/** The last week of play, the member's limits, and the ways to stop: a pause and self-exclusion. */
export function ProtectionPanel({ slotProps, onState }: PanelProps) {
  const { t } = useTranslation('protection');
  const flags = useSystem((state) => state.flags);
  const read = useRead('protection');
  const state = stateOfReads([read]);
  useEffect(() => void onState?.(state), [onState, state]);
  if (state === 'error' || state === 'forbidden') {
    return (
      <div {...slotProps}>
        <ReadFailed reads={[read]} />
      </div>
    );
  }
  if (read.data === undefined) {
    return (
      <div {...slotProps}>
        <Loading className={styles.panel}>
          {['week', 'first', 'second', 'third', 'fourth'].map((name) => (
            <Skeleton key={name} shape="block" className={styles.waiting} />
          ))}
        </Loading>
      </div>
    );
  }
  const { limits, restriction = null, raiseHours = 24 } = read.data;
  const mayExclude = flags.isOn('selfExclusion') && restriction?.kind !== 'EXCLUSION';
  return (
    <div {...slotProps} className={styles.panel}>
      <OfflineNote />
      {restriction !== null && <RestrictionNote restriction={restriction} onOver={read.refetch} />}
      <WeekSummary />
      {flags.isOn('limits') &&
        (limits.length === 0 ? (
          <p className="muted">{t('no_limits_offered')}</p>
        ) : (
          <LimitList limits={limits} raiseHours={raiseHours} refetch={read.refetch} />
        ))}
      <div className={styles.ways}>
        {flags.isOn('pause') && restriction === null && <PauseCard />}
        {mayExclude && <ExclusionCard />}
      </div>
    </div>
  );
}
