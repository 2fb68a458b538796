import { useTranslation } from 'react-i18next';
import { safeHttpUrl } from '#engine/values/safeUrl.ts';
import type { ModalProps } from '#engine/registry.ts';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { QrCode } from '#ui/media/QrCode.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import styles from '../RegisterCentre.module.css';

/** The address of one link, as text and as a QR code. `params` are the fields of its record. */
export function LinkModal({ slotProps, params, close }: ModalProps) {
  const { t } = useTranslation('register-centre');
  const { code = '', url = '' } = params;
  // a phone opens what a code says without showing it
  const isSafe = safeHttpUrl(url, { allowLocalhost: true }) !== null;
  return (
    <Modal
      {...slotProps}
      title={t('link_title', { code })}
      closeLabel={t('portal:close')}
      onClose={() => close(true)}
      width={400}
    >
      <div className={styles.code}>
        {isSafe && <QrCode text={url} label={t('qr')} size={200} />}
        <p className={styles.value} data-column="url">
          <span>{url}</span>
          <CopyButton text={url} />
        </p>
      </div>
    </Modal>
  );
}
