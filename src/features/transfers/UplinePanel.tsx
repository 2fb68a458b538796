import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isSwitchedOn } from '#engine/conditions.ts';
import type { PanelProps } from '#engine/registry.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import { TransferForm } from './TransferForm.tsx';
import styles from './Transfers.module.css';

/** Sends money to the upline, where the platform allows it to this member; otherwise explains that it does not. */
export function UplinePanel({ slotProps, onState }: PanelProps) {
  const portal = usePortal();
  const { t } = useTranslation('transfers');
  const member = useRead('memberInfo');
  const balance = useRead('balance');
  const reads = [member, balance];
  const account = isSwitchedOn(member.data?.toUpline ?? false) ? (member.data?.upline ?? null) : null;
  const isClosed = member.data !== undefined && account === null;
  const state = isClosed ? 'forbidden' : stateOfReads(reads);
  useEffect(() => void onState?.(state), [onState, state]);

  const content = () => {
    if (isClosed) {
      return (
        <EmptyState
          icon="corner-left-up"
          title={t('closed_title')}
          text={t('closed_text')}
          action={
            <Button icon="headset" onClick={() => void runAction(portal, 'customerService')}>
              {t('portal:customer_service')}
            </Button>
          }
        />
      );
    }
    if (state === 'error' || state === 'forbidden') {
      return <ReadFailed reads={reads} />;
    }
    if (account === null || balance.data === undefined) {
      return (
        <div role="status" aria-label={t('portal:loading')}>
          <Skeleton shape="block" className={styles.skeleton} />
        </div>
      );
    }
    return <TransferForm receiver={{ type: 'UPLINE', account }} balance={balance.data.balance ?? balance.data.sumBalance} />;
  };
  return (
    <div {...slotProps} className={styles.panel}>
      {content()}
    </div>
  );
}
