import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankCard, Withdrawal, WithdrawInfoResponse } from '#contract/types.ts';
import { compareAmounts } from '#engine/money/amount.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import { fetchedOnUse } from '#parts/feedback/fetchedOnUse.tsx';
import { AmountField } from '#parts/money/AmountField.tsx';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { PaymentPassword } from '#parts/money/PaymentPassword.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { WriteResult } from '#parts/money/WriteResult.tsx';
import { WriteSummary } from '#parts/money/WriteSummary.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { CardChoice } from './CardChoice.tsx';
import { EligibilityAlerts } from './EligibilityAlerts.tsx';
import { missingTurnover } from './turnover.ts';
import { useWithdraw } from './useWithdraw.ts';
import { useWithdrawLines } from './useWithdrawLines.ts';
import styles from './Withdraw.module.css';

const ConfirmWithdraw = fetchedOnUse('withdraw/confirm', async () => (await import('./ConfirmWithdraw.tsx')).ConfirmWithdraw);

interface Props {
  info: WithdrawInfoResponse;
  cards: readonly BankCard[];
  onRequested: (withdrawal: Withdrawal) => void;
}

/** Card, amount and transaction password, with the figures beside them. */
export function WithdrawForm({ info, cards, onRequested }: Props) {
  const { t } = useTranslation(['withdraw', 'writes']);
  const money = useMoney();
  const form = useWithdraw(info, cards, onRequested);
  const { write, amount, card, fee, most, done } = form;
  const typed = amount.amount;
  const lines = useWithdrawLines({ amount: typed, fee, card });
  const isBusy = write.phase === 'sending' || write.phase === 'checking';
  const hasPassword = info.hasPaymentPassword ?? true;
  const missing = missingTurnover(info);
  const reasonId = useId();
  /** Why the platform would refuse every withdrawal now. */
  const reason =
    missing !== null
      ? t('turnover_missing', { amount: money(missing) })
      : info.dailyLeft === 0
        ? t('refused_withdrawal_daily_limit')
        : card === null
          ? t('no_card')
          : hasPassword
            ? null
            : t('writes:no_password');
  const canSend = reason === null && write.phase !== 'unknown';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && canSend) form.ask();
  };
  const bounds = t('bounds', { min: money(info.min), max: money(info.max), fee: money(fee) });
  const left = info.dailyLeft === undefined ? '' : ` · ${t('daily_left', { count: info.dailyLeft })}`;
  return (
    <form className={styles.columns} noValidate aria-label={t('title')} onSubmit={submit}>
      <div className={styles.fields}>
        <OpenWrite write={write} />
        <FormFailure text={form.failure} />
        {done !== null && (
          <WriteResult reference={done.reference}>{t(done.earlier ? 'writes:earlier_done' : 'requested')}</WriteResult>
        )}
        <EligibilityAlerts info={info} hasPassword={hasPassword} />
        <CardChoice cards={cards} value={card?.id ?? ''} onChange={form.choose} />
        <AmountField
          field={amount}
          label={t('amount')}
          hint={<span className="num">{bounds + left}</span>}
          max={compareAmounts(most, info.max) > 0 ? info.max : most}
        />
        {hasPassword && <PaymentPassword ref={form.password} error={form.passwordFault} />}
      </div>
      <WriteSummary
        title={t('summary')}
        lines={lines}
        total={{ name: 'taken', label: t('taken'), value: typed === null ? '–' : money(sumAmounts(typed, fee)) }}
        phase={write.phase}
      >
        <Button
          type="submit"
          size="lg"
          block
          loading={isBusy}
          disabled={!canSend}
          aria-describedby={reason === null ? undefined : reasonId}
          data-action="applyWithdraw"
        >
          {write.phase === 'absent' ? t('writes:send_again') : t('title')}
        </Button>
        {reason !== null && (
          <p id={reasonId} className={`small ${styles.reason}`}>
            {reason}
          </p>
        )}
      </WriteSummary>
      {form.asked !== null && card !== null && (
        <ConfirmWithdraw
          amount={form.asked}
          fee={fee}
          card={card}
          info={info}
          busy={isBusy}
          onConfirm={form.send}
          onCancel={form.cancel}
        />
      )}
    </form>
  );
}
