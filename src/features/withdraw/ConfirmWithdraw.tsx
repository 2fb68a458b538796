import { useTranslation } from 'react-i18next';
import type { BankCard, WithdrawInfoResponse } from '#contract/types.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';
import { ConfirmWriteModal } from '#parts/money/ConfirmWriteModal.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import { useWithdrawLines } from './useWithdrawLines.ts';

interface Props {
  amount: string;
  fee: string;
  card: BankCard;
  info: WithdrawInfoResponse;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks with all figures before the withdrawal is requested. */
export function ConfirmWithdraw({ amount, fee, card, info, busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('withdraw');
  const money = useMoney();
  const total = sumAmounts(amount, fee);
  const lines = [
    ...useWithdrawLines({ amount, fee, card }),
    { label: t('holder'), value: card.accountName },
    { label: t('taken'), value: money(total) },
    { label: t('available_after'), value: money(sumAmounts(info.available, `-${total ?? ''}`)) },
  ];
  return (
    <ConfirmWriteModal
      title={t('confirm_title')}
      lines={lines}
      confirm={t('title')}
      action="confirmApplyWithdraw"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
