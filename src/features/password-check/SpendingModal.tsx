import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { NoPaymentPassword } from '#parts/money/NoPaymentPassword.tsx';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import type { PasswordCheck } from '#state/money/passwordCheck.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useSpending } from './useSpending.ts';

interface Props extends Pick<ModalProps, 'slotProps' | 'close'> {
  check: PasswordCheck;
}

/** One spending. Resumes an open earlier try, and cannot be closed while an answer is pending. */
export function SpendingModal({ slotProps, check, close }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('password-check');
  const spending = useSpending(check, (earlier) => {
    // shown here, as the opener may be unmounted
    if (!earlier) portal.overlay.toast({ text: check.done }, 'ok');
    close(!earlier);
  });
  const { phase } = spending.write;

  const leave = () => {
    if (phase === 'sending' || phase === 'checking') return;
    if (phase !== 'ready') portal.overlay.toast({ key: 'writes:left_open' }, 'warn');
    close(false);
  };
  return (
    <Modal {...slotProps} title={check.title} closeLabel={t('portal:close')} onClose={leave} width={440}>
      {spending.isUnset ? (
        <NoPaymentPassword onLeave={() => close(false)} />
      ) : phase === 'unknown' ? (
        <OpenWrite write={spending.write} />
      ) : (
        <PasswordForm check={check} spending={spending} onCancel={leave} />
      )}
    </Modal>
  );
}
