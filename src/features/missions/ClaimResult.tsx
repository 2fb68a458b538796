import { useTranslation } from 'react-i18next';
import { useMoney } from '#parts/money/useMoney.ts';
import { WriteResult } from '#parts/money/WriteResult.tsx';

/** A reward that was paid. */
export interface Claimed {
  title: string;
  amount: string;
  /** Null where the answer was lost and the records show the payment. */
  reference: string | null;
}

/** What was paid for which mission, with the reference number of its record. */
export function ClaimResult({ claimed: { title, amount, reference } }: { claimed: Claimed }) {
  const { t } = useTranslation('missions');
  const money = useMoney();
  return <WriteResult reference={reference}>{t('paid', { title, amount: money(amount) })}</WriteResult>;
}
