import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { mayLeave } from '#state/drafts/unsaved.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { RecordSkeleton } from '#ui/records/RecordSkeleton.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { TransferForm } from './TransferForm.tsx';

/** Sends money to a downline. `params` are the fields of its record. */
export function DownlineModal({ slotProps, params, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation('transfers');
  const balance = useRead('balance');
  const { account = '' } = params;
  const leave = () => void mayLeave(portal).then((leaves) => leaves && close(false));
  return (
    <Modal {...slotProps} title={t('downline_title')} closeLabel={t('portal:close')} onClose={leave} width={520}>
      {balance.data !== undefined ? (
        <TransferForm
          receiver={{ type: 'DOWNLINE', account }}
          balance={balance.data.balance ?? balance.data.sumBalance}
          onLeave={() => close(false)}
        />
      ) : balance.isError ? (
        <ReadFailed reads={[balance]} />
      ) : (
        <RecordSkeleton label={t('portal:loading')} />
      )}
    </Modal>
  );
}
