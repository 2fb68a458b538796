import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { Fetched } from '#engine/react/Fetched.tsx';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { PlayBarred } from '#parts/protection/PlayBarred.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { usePlayRestriction } from '#state/session/usePlayRestriction.ts';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import styles from './Deposit.module.css';
import { DepositForm } from './DepositForm.tsx';
import { DepositSkeleton } from './DepositSkeleton.tsx';
import { OpenDeposits } from './OpenDeposits.tsx';
import { useDeposit } from './useDeposit.ts';

const result = lazyEntry(async () => (await loadChunk(() => import('./DepositResult.tsx'))).DepositResult);

/** A deposit in three steps: channel and amount, confirmation, payment. */
export function DepositPanel({ slotProps, onState }: PanelProps) {
  const portal = usePortal();
  const { t } = useTranslation(['deposit', 'errors', 'writes']);
  const read = useRead('depositChannels');
  const deposit = useDeposit(read.data);
  const restriction = usePlayRestriction();
  const state = deposit.shown === '' && restriction === null ? stateOfReads([read], deposit.channels.length === 0) : 'ready';
  useEffect(() => void onState?.(state), [onState, state]);

  const content = () => {
    if (restriction !== null) return <PlayBarred restriction={restriction} />;
    if (deposit.shown !== '') {
      return (
        <Fetched
          key={deposit.shown}
          name="panel/deposit/result"
          entry={result}
          props={{ reference: deposit.shown, initial: deposit.order, onFinal: deposit.finish, onClose: () => deposit.show('') }}
          loading={<DepositSkeleton />}
          failed={(retry) => (
            <ErrorState
              title={t('records:error_title')}
              text={t('records:error_text')}
              retryLabel={t('portal:retry')}
              onRetry={retry}
            />
          )}
        />
      );
    }
    if (state === 'loading') return <DepositSkeleton />;
    if (state === 'error' || state === 'forbidden') {
      return <ReadFailed reads={[read]} />;
    }
    return (
      <>
        <OpenDeposits onShow={deposit.show} />
        {state === 'empty' ? (
          <EmptyState
            icon="wallet"
            title={t('none_title')}
            text={t('none_text')}
            action={
              <Button icon="headset" onClick={() => void runAction(portal, 'customerService')}>
                {t('portal:customer_service')}
              </Button>
            }
          />
        ) : (
          <DepositForm deposit={deposit} />
        )}
      </>
    );
  };
  return (
    <div {...slotProps} className={styles.panel}>
      {content()}
    </div>
  );
}
