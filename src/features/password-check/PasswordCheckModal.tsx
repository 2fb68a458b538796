import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { passwordCheckOf } from '#state/money/passwordCheck.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './PasswordCheckModal.module.css';
import { useSpending } from './useSpending.ts';

/** Asks for the transaction password; a member without one reads why nothing can be done yet. */
export function PasswordCheckModal({ slotProps, params, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation('password-check');
  // what is asked for stays, even when its owner has gone
  const [check] = useState(() => passwordCheckOf(params['id'] ?? ''));
  const spending = useSpending(check, () => close(true));
  const { phase } = spending;
  const isBusy = phase === 'sending' || phase === 'checking';

  const leave = () => {
    if (isBusy) return;
    if (phase === 'unknown') portal.overlay.toast({ key: 'password-check:left_unknown' }, 'warn');
    close(false);
  };
  return (
    <Modal {...slotProps} title={check?.title ?? t('title')} closeLabel={t('portal:close')} onClose={leave} width={440}>
      {check === null || !check.hasPassword || phase === 'unset' ? (
        <EmptyState
          icon="lock-keyhole"
          title={t('unset_title')}
          text={t('unset_text')}
          action={
            <Button icon="headset" onClick={() => void runAction(portal, 'customerService')}>
              {t('portal:customer_service')}
            </Button>
          }
        />
      ) : phase === 'unknown' ? (
        <div className={styles.form}>
          <Alert tone="warn" role="alert">
            {t('unknown')}
          </Alert>
          <Button block size="lg" icon="refresh-cw" onClick={() => void spending.reconcile()}>
            {t('check_again')}
          </Button>
        </div>
      ) : (
        <PasswordForm check={check} spending={spending} onCancel={leave} />
      )}
    </Modal>
  );
}
