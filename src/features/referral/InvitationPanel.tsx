import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isSwitchedOn } from '#engine/fields/fieldRules.ts';
import type { PanelProps, PanelState } from '#engine/registry.ts';
import { useRead } from '#state/reads/useRead.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { RecordSkeleton } from '#ui/feedback/RecordSkeleton.tsx';
import { Invitation } from './Invitation.tsx';

/** The referral link while the programme is open; otherwise that it is closed (WAL-07). */
export function InvitationPanel({ slotProps, onState }: PanelProps) {
  const { t } = useTranslation('referral');
  const balance = useRead('balance');
  const enabled = balance.data?.availablePromo?.REFERRAL?.enabled;
  const isOpen = isSwitchedOn(enabled);
  const info = useRead('referralInfo', undefined, { enabled: isOpen });
  const isClosed = balance.data !== undefined && !isOpen;
  const isFailed = (balance.data === undefined && balance.isError) || (isOpen && info.data === undefined && info.isError);
  const state: PanelState = isClosed ? 'forbidden' : isFailed ? 'error' : info.data === undefined ? 'loading' : 'ready';
  useEffect(() => onState?.(state), [onState, state]);
  return (
    <div {...slotProps}>
      {state === 'forbidden' && <EmptyState icon="lock-keyhole" title={t('closed_title')} text={t('closed_text')} />}
      {state === 'error' && (
        <ErrorState
          title={t('error_title')}
          text={t('error_text')}
          retryLabel={t('portal:retry')}
          retrying={balance.isFetching || info.isFetching}
          onRetry={() => [balance, info].forEach((read) => read.isError && read.refetch())}
        />
      )}
      {state === 'loading' && (
        <div role="status" aria-label={t('portal:loading')}>
          <RecordSkeleton />
        </div>
      )}
      {state === 'ready' && info.data !== undefined && <Invitation info={info.data} />}
    </div>
  );
}
