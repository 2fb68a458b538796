import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isSwitchedOn } from '#engine/conditions.ts';
import type { PanelProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { Invitation } from './Invitation.tsx';

/** The referral link while the programme is open; otherwise that it is closed (WAL-07). */
export function InvitationPanel({ slotProps, onState }: PanelProps) {
  const { t } = useTranslation('referral');
  const balance = useRead('balance');
  const enabled = balance.data?.availablePromo?.REFERRAL?.enabled;
  const isOpen = isSwitchedOn(enabled);
  const info = useRead('referralInfo', undefined, { enabled: isOpen });
  const isClosed = balance.data !== undefined && !isOpen;
  const reads = [balance, info];
  const state = isClosed ? 'forbidden' : stateOfReads(reads);
  useEffect(() => void onState?.(state), [onState, state]);
  return (
    <div {...slotProps}>
      {isClosed && <EmptyState icon="lock-keyhole" title={t('closed_title')} text={t('closed_text')} />}
      {!isClosed && (state === 'error' || state === 'forbidden') && <ReadFailed reads={reads} />}
      {state === 'loading' && <RecordSkeleton label={t('portal:loading')} />}
      {state === 'ready' && info.data !== undefined && <Invitation info={info.data} />}
    </div>
  );
}
