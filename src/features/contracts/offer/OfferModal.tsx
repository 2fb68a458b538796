import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#engine/registry.ts';
import styles from '#features/contracts/Contracts.module.css';
import { WriteResult } from '#parts/money/WriteResult.tsx';
import { kindNames } from '#engine/contracts/kinds.ts';
import { mayLeave } from '#state/drafts/unsaved.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import { OfferStarting } from './OfferStarting.tsx';

/** The offer of a contract to a downline, from its form to the platform's answer. */
export function OfferModal({ slotProps, params, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation(['contracts', 'writes']);
  const [done, setDone] = useState<{ reference: string | null; account: string } | null>(null);
  const kind = kindNames.find((one) => one === params['kind']);
  const leave = () => void mayLeave(portal).then((leaves) => leaves && close(done !== null));
  const content = () => {
    if (kind === undefined) return <Alert tone="warn">{t('unreadable')}</Alert>;
    return (
      <OfferStarting
        kind={kind}
        account={params['account'] ?? ''}
        contractId={params['id'] ?? null}
        onDone={(contract, account) => setDone({ reference: contract?.id ?? null, account })}
      />
    );
  };
  return (
    <Modal
      {...slotProps}
      title={t(kind === undefined ? 'offer' : `offer_${kind}`)}
      closeLabel={t('portal:close')}
      onClose={leave}
      width={kind === 'dividend' ? 780 : 600}
    >
      {done === null ? (
        content()
      ) : (
        <div className={styles.form}>
          <WriteResult reference={done.reference}>{t('sent', { account: done.account })}</WriteResult>
          <Button block onClick={() => close(true)}>
            {t('portal:close')}
          </Button>
        </div>
      )}
    </Modal>
  );
}
