import { useTranslation } from 'react-i18next';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import type { WriteLine } from '#parts/money/WriteLines.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import type { Deposit } from './useDeposit.ts';

/** Amount and fee; null while no valid amount is typed. */
export const toPayOf = ({ amount, channel }: Deposit): string | null =>
  amount.amount === null ? null : sumAmounts(amount.amount, channel?.fee ?? '0');

/** The figures of a deposit, for its summary and its confirmation. */
export function useDepositLines(deposit: Deposit): WriteLine[] {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const { channel, amount, bonus, payerName } = deposit;
  return [
    { label: t('channel'), value: channel?.name ?? '' },
    { label: t('amount'), value: amount.amount === null ? '–' : money(amount.amount) },
    { label: t('fee'), value: money(channel?.fee ?? '0') },
    ...(deposit.bonuses.length > 0 ? [{ label: t('bonus'), value: bonus?.title ?? t('no_bonus') }] : []),
    ...(channel?.needPayer === true && payerName !== '' ? [{ label: t('payer'), value: payerName }] : []),
  ];
}
