import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceResponse, VendorWallet, WalletRecallResponse } from '#contract/types.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { ConfirmWrite } from '#parts/money/ConfirmWrite.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { WriteResult } from '#parts/money/WriteResult.tsx';
import { useWrite } from '#state/money/useWrite.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { hasMoney, isOpen } from './wallets.ts';
import styles from './Wallets.module.css';

interface Props {
  balance: BalanceResponse;
  wallets: readonly VendorWallet[];
}

/** Brings everything back into the main wallet; what vendors under maintenance hold stays there. */
export function RecallButton({ balance, wallets }: Props) {
  const { t } = useTranslation(['wallets', 'errors', 'writes']);
  const money = useMoney();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<{ value: WalletRecallResponse | null; earlier: boolean } | null>(null);
  const write = useWrite('walletRecall', '', { onDone: (value, earlier) => setDone({ value, earlier }) });
  const full = wallets.filter(hasMoney);
  const open = full.filter(isOpen);
  const isBusy = write.phase === 'sending' || write.phase === 'checking';
  const recall = async () => {
    setDone(null);
    await write.run(async () => ({ request: undefined }));
    setAsking(false);
  };
  const said = () => {
    if (done === null) return null;
    const { value, earlier } = done;
    if (value === null)
      return <WriteResult reference={null}>{t(earlier ? 'writes:earlier_done' : 'recalled_found')}</WriteResult>;
    const reference = value.rows.map((row) => row.referenceNumber).join(', ');
    return (
      <WriteResult reference={reference === '' ? null : reference}>
        {t('recalled', { amount: money(value.amount), count: value.rows.length })}
      </WriteResult>
    );
  };
  return (
    <>
      <Button
        variant="secondary"
        icon="rotate-ccw"
        data-action="recallAll"
        loading={isBusy}
        disabled={open.length === 0 && write.phase === 'ready'}
        onClick={() => setAsking(true)}
      >
        {write.phase === 'absent' ? t('writes:send_again') : t('recall')}
      </Button>
      <div className={styles.said}>
        <OpenWrite write={write} />
        <FormFailure text={write.failure === null ? null : messageText(t, write.failure)} />
        {said()}
      </div>
      {isAsking && (
        <ConfirmWrite
          title={t('recall')}
          lines={[
            ...open.map((wallet) => ({ label: wallet.name, value: money(wallet.balance) })),
            { label: t('main_now'), value: money(balance.balance) },
          ]}
          confirm={t('recall')}
          action="confirmRecall"
          busy={isBusy}
          onConfirm={() => void recall()}
          onCancel={() => setAsking(false)}
        >
          {full.length > open.length && <Alert tone="warn">{t('recall_leaves')}</Alert>}
        </ConfirmWrite>
      )}
    </>
  );
}
