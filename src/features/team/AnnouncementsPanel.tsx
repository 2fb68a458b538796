import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { PanelProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { Notices } from '#parts/notices/Notices.tsx';
import { centreOf } from '#state/navigation/centreAddress.ts';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';

/** What the operator tells agents: the list and the open announcement, at first the one that the address names as `c.row`. */
export function AnnouncementsPanel({ slotProps, onState }: PanelProps) {
  const { t } = useTranslation('portal');
  const read = useRead('agentAnnouncements');
  const { search } = useLocation();
  const linked = centreOf(search)?.values['row'] ?? '';
  const notices = read.data?.rows ?? [];
  const state = stateOfReads([read], notices.length === 0);
  useEffect(() => void onState?.(state), [onState, state]);
  return (
    <div {...slotProps} aria-busy={read.isFetching}>
      {state === 'loading' && <RecordSkeleton label={t('loading')} />}
      {(state === 'error' || state === 'forbidden') && <ReadFailed reads={[read]} />}
      {(state === 'ready' || state === 'empty') && <Notices key={linked} notices={notices} initialId={linked} />}
    </div>
  );
}
