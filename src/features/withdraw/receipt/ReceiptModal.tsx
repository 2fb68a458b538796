import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalResponse } from '#contract/types.ts';
import type { ModalProps } from '#engine/registry.ts';
import { WriteResult } from '#parts/money/WriteResult.tsx';
import { mayLeave } from '#state/drafts/unsaved.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';
import styles from './Receipt.module.css';
import { receiptOf } from './receipt.ts';

type End = { kind: 'done'; value: WithdrawalResponse | null; earlier: boolean } | { kind: 'over' };

/** Asks whether a disbursed withdrawal has arrived, until the platform counts it as received. */
export function ReceiptModal({ slotProps, params, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation(['withdraw', 'records', 'writes']);
  const [receipt] = useState(() => receiptOf(params));
  const [end, setEnd] = useState<End | null>(() =>
    receipt.confirmBy !== null && receipt.confirmBy <= portal.client.clock.now() ? { kind: 'over' } : null,
  );
  const over = () => {
    portal.serverState.current()?.invalidateAfter('confirmWithdraw');
    setEnd((known) => known ?? { kind: 'over' });
  };
  const leave = () => void mayLeave(portal).then((leaves) => leaves && close(false));
  const status = end?.kind === 'done' ? (end.value?.status ?? null) : null;
  return (
    <Modal {...slotProps} title={t('confirm_receipt')} closeLabel={t('portal:close')} onClose={leave} width={520}>
      {end === null ? (
        <ReceiptForm receipt={receipt} onDone={(value, earlier) => setEnd({ kind: 'done', value, earlier })} onOver={over} />
      ) : (
        <div className={styles.form}>
          {end.kind === 'over' ? (
            <Alert tone="warn" role="status">
              {t('forced')}
            </Alert>
          ) : (
            <WriteResult reference={receipt.referenceNumber}>
              {t(
                status === null
                  ? end.earlier
                    ? 'writes:earlier_done'
                    : 'declared'
                  : `records:message_withdrawRecords_${status}`,
              )}
            </WriteResult>
          )}
          <Button block onClick={() => close(true)}>
            {t('portal:close')}
          </Button>
        </div>
      )}
    </Modal>
  );
}
