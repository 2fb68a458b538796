import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MissionType } from '#contract/types.ts';
import type { PanelProps } from '#engine/registry.ts';
import { optionOf } from '#engine/values/optionOf.ts';
import { Countdown } from '#parts/feedback/Countdown.tsx';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { PlayBarred } from '#parts/protection/PlayBarred.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { usePlayRestriction } from '#state/session/usePlayRestriction.ts';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { ClaimResult, type Claimed } from './ClaimResult.tsx';
import { MissionCard } from './MissionCard.tsx';
import styles from './Missions.module.css';

const TYPES = ['daily', 'weekly', 'once'] as const satisfies readonly MissionType[];

/** The missions of a period as cards: what is done, what it pays, and how to go on. */
export function MissionsPanel({ slotProps, onState, values = {}, onChange }: PanelProps) {
  const { t } = useTranslation('missions');
  const read = useRead('missionSummary');
  const { data, isFetching, refetch } = read;
  const type = optionOf(TYPES, values['type']);
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  const shown = data?.missions.filter((mission) => mission.type === type) ?? [];
  const restriction = usePlayRestriction();
  const state = restriction === null ? stateOfReads([read], shown.length === 0) : 'ready';
  useEffect(() => void onState?.(state), [onState, state]);
  const endTime = shown.find((mission) => mission.endTime != null)?.endTime;

  if (restriction !== null) {
    return (
      <div {...slotProps}>
        <PlayBarred restriction={restriction} />
      </div>
    );
  }
  return (
    <div {...slotProps} className={styles.panel} aria-busy={isFetching}>
      <div className={styles.bar}>
        <Segmented
          label={t('periods')}
          options={TYPES.map((value) => ({ value, label: t(value) }))}
          value={type}
          onChange={(next) => onChange?.({ type: next })}
        />
        {endTime != null && (
          <Countdown key={endTime} until={endTime} icon="hourglass" text={(time) => t('resets_in', { time })} onOver={refetch} />
        )}
      </div>
      {claimed !== null && <ClaimResult claimed={claimed} />}
      {state === 'loading' && <RecordSkeleton label={t('portal:loading')} />}
      {(state === 'error' || state === 'forbidden') && <ReadFailed reads={[read]} />}
      {state === 'empty' && <EmptyState art={<EmptyArt />} title={t('none_title')} text={t('none_text')} />}
      {state === 'ready' && (
        <ul className={styles.cards}>
          {shown.map((mission) => (
            <MissionCard key={mission.id} mission={mission} onClaimed={setClaimed} refetch={refetch} />
          ))}
        </ul>
      )}
    </div>
  );
}
