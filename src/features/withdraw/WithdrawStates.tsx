import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PanelState, SlotProps } from '#engine/registry.ts';
import { realAccountOnly } from '#state/account/realAccount.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { ErrorState } from '#ui/content/ErrorState.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './Withdraw.module.css';

interface Props {
  slotProps: SlotProps;
  state: PanelState;
  retrying: boolean;
  onRetry: () => void;
  children: ReactNode;
}

/** The content once it is ready; before and instead of it what the member has to know. */
export function WithdrawStates({ slotProps, state, retrying, onRetry, children }: Props) {
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
        return (
          <ErrorState
            title={t('records:error_title')}
            text={t('records:error_text')}
            retryLabel={t('portal:retry')}
            retrying={retrying}
            onRetry={onRetry}
          />
        );
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
