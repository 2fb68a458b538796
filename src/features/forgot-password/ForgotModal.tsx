import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { useSystem } from '#state/portal/PortalProvider.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { EmailForm } from './EmailForm.tsx';
import styles from './ForgotModal.module.css';
import { PhoneForm } from './PhoneForm.tsx';

type Method = 'email' | 'mobileNum';

/** The two methods; by phone only where the platform offers it. */
export function ForgotModal({ slotProps, close }: ModalProps) {
  const { t } = useTranslation('forgot-password');
  const byPhone = useSystem((state) => state.flags.isOn('phoneReset'));
  const [method, setMethod] = useState<Method>('email');
  return (
    <Modal {...slotProps} title={t('title')} closeLabel={t('portal:close')} onClose={() => close()} width={480}>
      <div className={styles.modal}>
        {byPhone && (
          <Segmented
            block
            label={t('method')}
            value={method}
            onChange={setMethod}
            options={[
              { value: 'email', label: t('by_email'), icon: 'mail' },
              { value: 'mobileNum', label: t('by_phone'), icon: 'smartphone' },
            ]}
          />
        )}
        {method === 'email' || !byPhone ? <EmailForm close={close} /> : <PhoneForm close={close} />}
      </div>
    </Modal>
  );
}
