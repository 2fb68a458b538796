import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { Fetched } from '#engine/react/Fetched.tsx';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { PlayBarred } from '#parts/protection/PlayBarred.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { useCheckedRows } from '#state/money/useCheckedRows.ts';
import { usePortal, useSession } from '#state/portal/PortalProvider.tsx';
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
import { CREDITED, useDeposit } from './useDeposit.ts';

const result = lazyEntry(async () => (await import('./DepositResult.tsx')).DepositResult);

/** A deposit in three steps: channel and amount, confirmation, payment. */
export function DepositPanel({ slotProps, onState }: PanelProps) {
  const portal = usePortal();
  const { t } = useTranslation(['deposit', 'errors', 'writes']);
  const read = useRead('depositChannels');
  const isDemo = useSession(({ memberType }) => memberType === portal.brand.agent.demoType);
  const restriction = usePlayRestriction();
  const last = useRead('depositRecords', CREDITED, { enabled: !isDemo && restriction === null });
  const deposit = useDeposit(read.data, useCheckedRows('depositRecords', last.data)?.rows ?? []);
  const [isAnswered, setAnswered] = useState(isDemo);
  if (!isAnswered && !last.isPending) setAnswered(true);
  const found = stateOfReads([read], deposit.channels.length === 0);
  // the last one stands above the form: coming later it would push the form down below a finger
  const formState = found === 'ready' && !isAnswered ? 'loading' : found;
  const state = deposit.shown === '' && restriction === null ? formState : 'ready';
  useEffect(() => void onState?.(state), [onState, state]);

  // another view of the panel begins at its head, for eyes and for keys
  const root = useRef<HTMLDivElement>(null);
  const seen = useRef(deposit.shown);
  useEffect(() => {
    if (seen.current === deposit.shown) return;
    seen.current = deposit.shown;
    root.current?.scrollIntoView({ block: 'start' });
    root.current?.focus({ preventScroll: true });
  }, [deposit.shown]);

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
    <div {...slotProps} ref={root} tabIndex={-1} className={styles.panel}>
      {content()}
    </div>
  );
}
