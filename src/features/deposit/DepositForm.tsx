import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '#platform/errors/messageText.ts';
import { OfflineNote } from '#parts/reads/OfflineNote.tsx';
import { AmountField } from '#parts/money/AmountField.tsx';
import { ConfirmWrite } from '#parts/money/ConfirmWrite.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { WriteSummary } from '#parts/money/WriteSummary.tsx';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { BonusChoice } from './BonusChoice.tsx';
import { ChannelChoice } from './ChannelChoice.tsx';
import styles from './Deposit.module.css';
import { OwnLimitNote } from './OwnLimitNote.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { RepeatDeposit } from './RepeatDeposit.tsx';
import type { Deposit } from './useDeposit.ts';
import { toPayOf, useDepositLines } from './useDepositLines.ts';

const PAYER_MAX = 80;

/** Channel, amount and bonus; the confirmation shows every figure before the deposit is requested. */
export function DepositForm({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation(['deposit', 'errors', 'writes']);
  const money = useMoney();
  const isOnline = useOnline();
  const payer = useRef<HTMLInputElement>(null);
  const [isPayerMissing, setPayerMissing] = useState(false);
  const lines = useDepositLines(deposit);
  const toPay = toPayOf(deposit);
  const { channel, amount, write, payerName } = deposit;
  const { phase, failure } = write;
  const isBusy = phase === 'sending' || phase === 'checking';
  const isUntouched = amount.text === '';
  const asksPayer = channel?.needPayer === true;

  const next = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = asksPayer && payerName.trim() === '';
    setPayerMissing(isMissing);
    if (amount.check() === null) return;
    if (isMissing) payer.current?.focus();
    else deposit.next();
  };
  return (
    <form className={styles.form} noValidate onSubmit={next}>
      <div className={styles.fields}>
        <OfflineNote />
        <OpenWrite write={write} />
        <FormFailure text={failure === null ? null : messageText(t, failure)} />
        {deposit.repeat !== null && (
          <RepeatDeposit
            repeat={deposit.repeat}
            isFirst={isUntouched}
            loading={isBusy}
            disabled={!isOnline || phase === 'unknown'}
            onRepeat={deposit.sendAgain}
          />
        )}
        <ChannelChoice
          channels={deposit.channels}
          value={channel?.id ?? ''}
          onChange={(channelId) => deposit.change({ channelId })}
        />
        <section className={styles.section} aria-label={t('amount')}>
          <h3 className="h-s">{t('step_amount')}</h3>
          <AmountField
            field={amount}
            label={t('amount')}
            hint={t('bounds', { min: money(deposit.min), max: money(deposit.ownLimit?.left ?? channel?.max) })}
          />
          {deposit.ownLimit !== null && <OwnLimitNote limit={deposit.ownLimit} />}
          <QuickAmounts amounts={channel?.quickAmounts ?? []} value={amount.amount} onChange={amount.set} />
        </section>
        {deposit.bonuses.length > 0 && (
          <BonusChoice
            bonuses={deposit.bonuses}
            value={deposit.bonus?.promotionId ?? ''}
            onChange={(promotionId) => deposit.change({ promotionId })}
          />
        )}
        {asksPayer && (
          <TextField
            ref={payer}
            name="payerName"
            label={t('payer')}
            required
            autoComplete="name"
            maxLength={PAYER_MAX}
            value={payerName}
            onChange={(event) => deposit.change({ payerName: event.currentTarget.value })}
            hint={t('payer_hint')}
            error={isPayerMissing && payerName.trim() === '' ? t('payer_missing') : null}
          />
        )}
      </div>
      <WriteSummary
        title={t('summary')}
        lines={lines}
        total={{ name: 'toPay', label: t('to_pay'), value: toPay === null ? '–' : money(toPay) }}
        phase={phase}
      >
        <Button
          type="submit"
          size="lg"
          block
          variant={deposit.repeat !== null && isUntouched ? 'secondary' : 'primary'}
          data-action="depositNext"
          loading={isBusy}
          disabled={!isOnline || phase === 'unknown'}
        >
          {phase === 'absent' ? t('writes:send_again') : t('next')}
        </Button>
      </WriteSummary>
      {deposit.isConfirming && (
        <ConfirmWrite
          title={t('confirm_title')}
          lines={[...lines, { label: t('to_pay'), value: money(toPay) }]}
          confirm={phase === 'absent' ? t('writes:send_again') : t('send', { amount: money(amount.amount) })}
          action="applyDeposit"
          busy={isBusy}
          onConfirm={deposit.send}
          onCancel={() => deposit.confirm(false)}
        />
      )}
    </form>
  );
}
