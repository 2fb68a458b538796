import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelState, SlotProps } from '#engine/registry.ts';
import { Loading } from '#parts/feedback/Loading.tsx';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import type { Read } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './Withdraw.module.css';

interface Props {
  slotProps: SlotProps;
  state: PanelState;
  /** The account is no real one. */
  isDemo: boolean;
  /** What the content needs. */
  reads: readonly Read<unknown>[];
  children: ReactNode;
}

/** The content once it is ready; before and instead of it what the member has to know. */
export function WithdrawStates({ slotProps, state, isDemo, reads, children }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('withdraw');
  const content = () => {
    switch (state) {
      case 'loading':
        return (
          <Loading className={styles.panel}>
            <Skeleton shape="block" className={styles.headSkeleton} />
            <Skeleton shape="block" className={styles.formSkeleton} />
          </Loading>
        );
      case 'error':
        return <ReadFailed reads={reads} />;
      case 'forbidden':
        if (!isDemo) return <ReadFailed reads={reads} />;
        return (
          <EmptyState
            icon="user-round"
            title={t('errors:in_need_true_account')}
            action={<Button onClick={() => void realAccountOnly(portal)}>{t('portal:register')}</Button>}
          />
        );
      default:
        return children;
    }
  };
  return (
    <div {...slotProps} className={styles.panel}>
      {content()}
    </div>
  );
}
