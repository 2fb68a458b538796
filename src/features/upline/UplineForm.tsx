import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#parts/money/AmountField.tsx';
import { ConfirmWrite } from '#parts/money/ConfirmWrite.tsx';
import { NoPaymentPassword } from '#parts/money/NoPaymentPassword.tsx';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { isSwitchedOn } from '#engine/fields/fieldRules.ts';
import { PaymentPassword } from '#parts/money/PaymentPassword.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { WriteResult } from '#parts/money/WriteResult.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useUplineTransfer } from './useUplineTransfer.ts';
import styles from './Upline.module.css';

interface Props {
  /** Account of the upline. */
  account: string;
  /** Main wallet. */
  balance: string;
}

/** Amount, remark and transaction password; then a question with all figures. */
export function UplineForm({ account, balance }: Props) {
  const { t } = useTranslation(['upline', 'writes']);
  const money = useMoney();
  const transfer = useUplineTransfer(account, balance);
  const { write, field, remark, asked, done } = transfer;
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
    <form className={styles.form} noValidate aria-label={t('transfer')} onSubmit={submit}>
      <OpenWrite write={write} />
      <FormFailure text={transfer.failure} />
      {done !== null && (
        <WriteResult reference={done.reference}>
          {done.earlier ? t('writes:earlier_done') : t('sent', { amount: money(done.amount), account })}
        </WriteResult>
      )}
      <TextField label={t('account')} name="account" readOnly icon="user-round" value={account} />
      <AmountField field={field} label={t('amount')} hint={t('available', { amount: money(balance) })} max={balance} />
      <TextField
        label={t('remark')}
        name="remark"
        maxLength={100}
        autoComplete="off"
        value={remark}
        onChange={(event) => transfer.setRemark(event.currentTarget.value)}
      />
      {isUnset ? <NoPaymentPassword /> : <PaymentPassword ref={password} error={transfer.passwordFault} />}
      <Button type="submit" block loading={isBusy} disabled={isUnset} data-action="transferUpline">
        {write.phase === 'absent' ? t('writes:send_again') : t('transfer')}
      </Button>
      {asked !== null && (
        <ConfirmWrite
          title={t('confirm_title')}
          lines={[
            { label: t('account'), value: account },
            { label: t('amount'), value: money(asked.amount) },
            { label: t('balance_now'), value: money(balance) },
            ...(asked.remark === undefined ? [] : [{ label: t('remark'), value: asked.remark }]),
          ]}
          confirm={t('confirm')}
          action="confirmUpline"
          busy={isBusy}
          onConfirm={send}
          onCancel={transfer.cancel}
        />
      )}
    </form>
  );
}
