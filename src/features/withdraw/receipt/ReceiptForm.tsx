import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalResponse } from '#contract/types.ts';
import { Countdown } from '#parts/feedback/Countdown.tsx';
import { AmountField } from '#parts/money/AmountField.tsx';
import { ConfirmWrite } from '#parts/money/ConfirmWrite.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { WriteLines } from '#parts/money/WriteLines.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { ProofFields } from './ProofFields.tsx';
import type { Receipt } from './receipt.ts';
import { ResultChoice } from './ResultChoice.tsx';
import styles from './Receipt.module.css';
import { useReceipt } from './useReceipt.ts';

interface Props {
  receipt: Receipt;
  onDone: (value: WithdrawalResponse | null, earlier: boolean) => void;
  /** The platform counts it as received, or it was answered elsewhere. */
  onOver: () => void;
}

export function ReceiptForm({ receipt, onDone, onOver }: Props) {
  const { brand } = usePortal();
  const { t } = useTranslation(['withdraw', 'writes']);
  const money = useMoney();
  const info = useRead('withdrawInfo');
  const form = useReceipt(receipt, onDone, onOver);
  const { write, result, received, proof } = form;
  const minutes = info.data?.autoConfirmMinutes ?? brand.constants.autoConfirmMinutes;
  const isBusy = write.phase === 'sending' || write.phase === 'checking';
  const lines = [
    { label: t('you_receive'), value: money(receipt.amount) },
    { label: t('card'), value: receipt.card },
    { label: t('reference_label'), value: receipt.referenceNumber },
  ];
  const answer = [
    { label: t('answer'), value: result === '' ? '' : t(`result_${result}`) },
    ...(result === 'PARTIALLY_RECEIVED' ? [{ label: t('received_amount'), value: money(received.amount) }] : []),
    ...(result === 'NOT_RECEIVED' ? [{ label: t('proof'), value: t('pictures', { count: proof.images.length }) }] : []),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && write.phase !== 'unknown') form.ask();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <OpenWrite write={write} />
      <FormFailure text={form.failure} />
      <WriteLines lines={lines} />
      {receipt.confirmBy !== null && (
        <p className={styles.left}>
          <Countdown until={receipt.confirmBy} text={(time) => t('counts_in', { time })} onOver={onOver} />
        </p>
      )}
      <Alert>{t('forced_note', { minutes })}</Alert>
      <ResultChoice value={result} onChange={form.choose} error={form.choiceFault} />
      {result === 'PARTIALLY_RECEIVED' && (
        <AmountField
          field={received}
          name="receivedAmount"
          label={t('received_amount')}
          hint={t('received_hint', { amount: money(receipt.amount) })}
        />
      )}
      {result === 'NOT_RECEIVED' && (
        <ProofFields proof={proof} error={form.proofFault} remark={form.remark} onRemark={form.setRemark} disabled={isBusy} />
      )}
      <Button type="submit" block size="lg" loading={isBusy} disabled={write.phase === 'unknown'} data-action="confirmWithdraw">
        {write.phase === 'absent' ? t('writes:send_again') : t('declare')}
      </Button>
      {form.isAsking && (
        <ConfirmWrite
          title={t('declare_title')}
          lines={[...lines, ...answer]}
          confirm={t('declare')}
          action="confirmConfirmWithdraw"
          busy={isBusy}
          onConfirm={form.send}
          onCancel={form.cancel}
        >
          <p className="small muted">{t('declare_final')}</p>
        </ConfirmWrite>
      )}
    </form>
  );
}
