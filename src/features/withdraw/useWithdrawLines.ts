import { useTranslation } from 'react-i18next';
import type { BankCard } from '#contract/types.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import type { WriteLine } from '#parts/money/WriteLines.tsx';

interface Figures {
  amount: string | null;
  fee: string;
  card: BankCard | null;
}

/** The number stays in one line: its dots say nothing without the digits. */
const cardName = ({ bankName, maskedNumber }: BankCard): string => `${bankName} ${maskedNumber.replaceAll(' ', '\u00A0')}`;

/** Card, amount and fee in words. */
export function useWithdrawLines({ amount, fee, card }: Figures): WriteLine[] {
  const { t } = useTranslation('withdraw');
  const money = useMoney();
  return [
    { label: t('card'), value: card === null ? '–' : cardName(card) },
    { label: t('you_receive'), value: amount === null ? '–' : money(amount) },
    { label: t('fee'), value: money(fee) },
  ];
}
