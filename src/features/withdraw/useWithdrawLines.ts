import { useTranslation } from 'react-i18next';
import type { BankCard } from '#contract/types.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import type { WriteLine } from '#parts/money/WriteLines.tsx';

interface Figures {
  amount: string | null;
  fee: string;
  card: BankCard | null;
}

/** Card, amount and fee in words. */
export function useWithdrawLines({ amount, fee, card }: Figures): WriteLine[] {
  const { t } = useTranslation('withdraw');
  const money = useMoney();
  return [
    { label: t('card'), value: card === null ? '–' : `${card.bankName} ${card.maskedNumber}` },
    { label: t('you_receive'), value: amount === null ? '–' : money(amount) },
    { label: t('fee'), value: money(fee) },
  ];
}
