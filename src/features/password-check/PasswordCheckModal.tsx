import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { NoPaymentPassword } from '#parts/money/NoPaymentPassword.tsx';
import { passwordCheckOf } from '#state/money/passwordCheck.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { SpendingModal } from './SpendingModal.tsx';

/** Asks for the transaction password; explains the next step to a member without one. */
export function PasswordCheckModal({ slotProps, params, close }: ModalProps) {
  const { t } = useTranslation('password-check');
  // kept while the modal closes
  const [check] = useState(() => passwordCheckOf(params['id'] ?? ''));
  if (check !== null) return <SpendingModal slotProps={slotProps} check={check} close={close} />;
  return (
    <Modal {...slotProps} title={t('title')} closeLabel={t('portal:close')} onClose={() => close(false)} width={440}>
      <NoPaymentPassword onLeave={() => close(false)} />
    </Modal>
  );
}
