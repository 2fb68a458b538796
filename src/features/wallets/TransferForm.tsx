import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceResponse, VendorWallet } from '#contract/types.ts';
import { AmountField } from '#parts/money/AmountField.tsx';
import { ConfirmWrite } from '#parts/money/ConfirmWrite.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { WriteResult } from '#parts/money/WriteResult.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { useTransfer } from './useTransfer.ts';
import { changedRoute, isOpen, MAIN, type Route } from './wallets.ts';
import styles from './Wallets.module.css';

interface Props {
  balance: BalanceResponse;
  wallets: readonly VendorWallet[];
  route: Route;
  /** How often a route was chosen outside the form; the amount then has the focus. */
  chosen: number;
  onRoute: (route: Route) => void;
}

/** Moves an amount between the main wallet and that of a vendor, after a question with all figures. */
export function TransferForm({ balance, wallets, route, chosen, onRoute }: Props) {
  const { t } = useTranslation(['wallets', 'writes']);
  const money = useMoney();
  const nameOf = (wallet: string) =>
    wallet === MAIN ? t('main') : (wallets.find(({ vendor }) => vendor === wallet)?.name ?? wallet);
  const balanceOf = (wallet: string) =>
    wallet === MAIN ? balance.balance : wallets.find(({ vendor }) => vendor === wallet)?.balance;
  const available = balanceOf(route.from);
  const { write, field, failure, asked, done, ask, cancel, send } = useTransfer(route, available);
  const isBusy = write.phase === 'sending' || write.phase === 'checking';
  const isClosed = wallets.some((wallet) => [route.from, route.to].includes(wallet.vendor) && !isOpen(wallet));
  const focus = useEffectEvent(() => field.input.current?.focus());
  useEffect(() => {
    if (chosen > 0) focus();
  }, [chosen]);

  const options = [
    { value: MAIN, label: t('main') },
    ...wallets.map((wallet) => ({
      value: wallet.vendor,
      label: isOpen(wallet) ? wallet.name : t('closed', { name: wallet.name }),
      disabled: !isOpen(wallet),
    })),
  ];
  const first = wallets.find(isOpen)?.vendor ?? '';
  const side = (name: 'from' | 'to') => (
    <SelectField
      name={name}
      label={t(name)}
      options={options}
      value={route[name]}
      onChange={(wallet) => onRoute(changedRoute(route, name, wallet, first))}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isClosed) ask();
  };
  return (
    <form className={styles.form} noValidate aria-label={t('transfer')} onSubmit={submit}>
      <h3 className="h-s">{t('transfer')}</h3>
      <OpenWrite write={write} />
      <FormFailure text={failure ?? (isClosed ? t('wallet_closed') : null)} />
      {done !== null && (
        <WriteResult reference={done.reference}>
          {done.request === null
            ? t('writes:earlier_done')
            : t('moved', { amount: money(done.request.amount), wallet: nameOf(done.request.to) })}
        </WriteResult>
      )}
      {side('from')}
      {side('to')}
      <AmountField field={field} label={t('amount')} hint={t('available', { amount: money(available) })} max={available ?? ''} />
      <Button type="submit" block loading={isBusy} disabled={isClosed} data-action="transfer">
        {write.phase === 'absent' ? t('writes:send_again') : t('transfer')}
      </Button>
      {asked !== null && (
        <ConfirmWrite
          title={t('confirm_title')}
          lines={[
            { label: t('from'), value: nameOf(asked.from) },
            { label: t('to'), value: nameOf(asked.to) },
            { label: t('amount'), value: money(asked.amount) },
            { label: t('available_now'), value: money(balanceOf(asked.from)) },
          ]}
          confirm={t('confirm')}
          action="confirmTransfer"
          busy={isBusy}
          onConfirm={send}
          onCancel={cancel}
        />
      )}
    </form>
  );
}
