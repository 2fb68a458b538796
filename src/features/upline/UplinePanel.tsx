import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isSwitchedOn } from '#engine/fields/fieldRules.ts';
import type { PanelProps } from '#engine/registry.ts';
import { useRead } from '#state/reads/useRead.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { UplineForm } from './UplineForm.tsx';
import styles from './Upline.module.css';

/** Sends money to the upline, where the platform allows it to this member; otherwise explains that it does not. */
export function UplinePanel({ slotProps, onState }: PanelProps) {
  const { t } = useTranslation('upline');
  const member = useRead('memberInfo');
  const balance = useRead('balance');
  const reads = [member, balance];
  const failed = reads.filter(({ data, isError }) => data === undefined && isError);
  const account = isSwitchedOn(member.data?.toUpline ?? false) ? (member.data?.upline ?? null) : null;
  const isClosed = member.data !== undefined && account === null;
  const isReady = member.data !== undefined && balance.data !== undefined;
  const state = isClosed ? 'forbidden' : failed.length > 0 ? 'error' : isReady ? 'ready' : 'loading';
  useEffect(() => void onState?.(state), [onState, state]);

  const content = () => {
    if (isClosed) return <EmptyState icon="corner-left-up" title={t('closed_title')} text={t('closed_text')} />;
    if (state === 'error') {
      return (
        <ErrorState
          title={t('records:error_title')}
          text={t('records:error_text')}
          retryLabel={t('portal:retry')}
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => refetch())}
        />
      );
    }
    if (account === null || balance.data === undefined) {
      return (
        <div role="status" aria-label={t('portal:loading')}>
          <Skeleton shape="block" className={styles.skeleton} />
        </div>
      );
    }
    return <UplineForm account={account} balance={balance.data.balance ?? balance.data.sumBalance} />;
  };
  return (
    <div {...slotProps} className={styles.panel}>
      {content()}
    </div>
  );
}
