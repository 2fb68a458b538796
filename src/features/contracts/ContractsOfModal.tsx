import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { Modal } from '#ui/overlay/Modal.tsx';
import styles from './Contracts.module.css';
import { DownlineContracts } from './DownlineContracts.tsx';

/** The contracts of a downline, and what can be done with them. */
export function ContractsOfModal({ slotProps, params, close }: ModalProps) {
  const { t } = useTranslation('contracts');
  const { account = '' } = params;
  return (
    <Modal {...slotProps} title={t('of', { account })} closeLabel={t('portal:close')} onClose={() => close()}>
      <div className={styles.form}>
        <DownlineContracts account={account} />
      </div>
    </Modal>
  );
}
