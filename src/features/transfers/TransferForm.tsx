import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#parts/money/AmountField.tsx';
import { ConfirmWrite } from '#parts/money/ConfirmWrite.ts';
import { NoPaymentPassword } from '#parts/money/NoPaymentPassword.tsx';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { isSwitchedOn } from '#engine/conditions.ts';
import { PaymentPassword } from '#parts/money/PaymentPassword.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { WriteResult } from '#parts/money/WriteResult.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './Transfers.module.css';
import { type Receiver, useTransfer } from './useTransfer.ts';

interface Props {
  receiver: Receiver;
  /** Main wallet. */
  balance: string;
  /** Called before the person is led to another panel. */
  onLeave?: () => void;
}

/** Amount, remark and transaction password; then a question with all figures. */
export function TransferForm({ receiver, balance, onLeave }: Props) {
  const { t } = useTranslation(['transfers', 'writes']);
  const money = useMoney();
  const transfer = useTransfer(receiver, balance);
  const { write, field, remark, asked, done } = transfer;
  const { account } = receiver;
  const isUpline = receiver.type === 'UPLINE';
  const [who, label] = isUpline ? [t('account'), t('transfer')] : [t('downline'), t('transfer_downline')];
  const security = useRead('memberSecurity');
  // while unknown, the platform's answer to the transfer tells
  const isUnset = transfer.isUnset || !isSwitchedOn(security.data?.hasPaymentPassword ?? true);
  const password = useRef<HTMLInputElement>(null);
  const isBusy = write.phase === 'sending' || write.phase === 'checking';
  useEffect(() => {
    if (transfer.passwordFault !== null) password.current?.focus();
  }, [transfer.passwordFault]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) transfer.ask(password.current?.value ?? '');
  };
  const send = () =>
    void transfer.send().then(() => {
      if (password.current !== null) password.current.value = '';
    });
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={submit}>
      <OpenWrite write={write} />
      <FormFailure text={transfer.failure} />
      {done !== null && (
        <WriteResult reference={done.reference}>
          {done.amount === null ? t('writes:earlier_done') : t('sent', { amount: money(done.amount), account })}
        </WriteResult>
      )}
      <TextField label={who} name="account" readOnly icon="user-round" value={account} />
      <AmountField field={field} label={t('amount')} hint={t('available', { amount: money(balance) })} max={balance} />
      <TextField
        label={t('remark')}
        name="remark"
        maxLength={100}
        autoComplete="off"
        value={remark}
        onChange={(event) => transfer.setRemark(event.currentTarget.value)}
      />
      {isUnset ? (
        <NoPaymentPassword {...(onLeave && { onLeave })} />
      ) : (
        <PaymentPassword ref={password} error={transfer.passwordFault} />
      )}
      <Button
        type="submit"
        block
        loading={isBusy}
        disabled={isUnset}
        data-action={isUpline ? 'transferUpline' : 'transferDownline'}
      >
        {write.phase === 'absent' ? t('writes:send_again') : label}
      </Button>
      {asked !== null && (
        <ConfirmWrite
          title={t('confirm_title')}
          lines={[
            { label: who, value: account },
            { label: t('amount'), value: money(asked.amount) },
            { label: t('balance_now'), value: money(balance) },
            ...(asked.remark === undefined ? [] : [{ label: t('remark'), value: asked.remark }]),
          ]}
          confirm={t('confirm')}
          action={isUpline ? 'confirmUpline' : 'confirmDownline'}
          busy={isBusy}
          onConfirm={send}
          onCancel={transfer.cancel}
        />
      )}
    </form>
  );
}
