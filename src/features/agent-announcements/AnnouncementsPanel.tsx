import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/feedback/ReadFailed.tsx';
import { Notices } from '#parts/notices/Notices.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { RecordSkeleton } from '#ui/feedback/RecordSkeleton.tsx';

/** What the operator tells agents: the list and the open announcement. */
export function AnnouncementsPanel({ slotProps, onState }: PanelProps) {
  const { t } = useTranslation('portal');
  const read = useRead('agentAnnouncements');
  const notices = read.data?.rows ?? [];
  const state = stateOfReads([read], notices.length === 0);
  useEffect(() => void onState?.(state), [onState, state]);
  return (
    <div {...slotProps} aria-busy={read.isFetching}>
      {state === 'loading' && <RecordSkeleton label={t('loading')} />}
      {(state === 'error' || state === 'forbidden') && <ReadFailed reads={[read]} />}
      {(state === 'ready' || state === 'empty') && <Notices notices={notices} />}
    </div>
  );
}
