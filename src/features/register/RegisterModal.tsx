import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import { RegisterForm } from './RegisterForm.tsx';

/** The form over any page. */
export function RegisterModal({ slotProps, locked, close }: ModalProps) {
  const { t } = useTranslation('register');
  return (
    <Modal
      {...slotProps}
      title={t('title')}
      closeLabel={t('portal:close')}
      showClose={!locked}
      onClose={() => locked || close(false)}
    >
      <RegisterForm />
    </Modal>
  );
}
