import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelState, SlotProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/feedback/ReadFailed.tsx';
import { realAccountOnly } from '#state/account/realAccount.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import type { Read } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './Withdraw.module.css';

interface Props {
  slotProps: SlotProps;
  state: PanelState;
  /** What the content needs. */
  reads: readonly Read<unknown>[];
  children: ReactNode;
}

/** The content once it is ready; before and instead of it what the member has to know. */
export function WithdrawStates({ slotProps, state, reads, children }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('withdraw');
  const content = () => {
    switch (state) {
      case 'loading':
        return (
          <div role="status" aria-label={t('portal:loading')} className={styles.panel}>
            <Skeleton shape="block" className={styles.headSkeleton} />
            <Skeleton shape="block" className={styles.formSkeleton} />
          </div>
        );
      case 'error':
        return <ReadFailed reads={reads} />;
      case 'forbidden':
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
