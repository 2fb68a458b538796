import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#engine/money/amount.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import styles from './Deposit.module.css';

interface Props {
  amounts: readonly string[];
  /** The typed amount; null while it is refused. */
  value: string | null;
  onChange: (amount: string) => void;
}

/** Suggested amounts of the channel. */
export function QuickAmounts({ amounts, value, onChange }: Props) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  if (amounts.length === 0) return null;
  return (
    <div role="group" aria-label={t('quick_amounts')} className={styles.quick}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.chip}
          aria-pressed={value !== null && compareAmounts(value, amount) === 0}
          onClick={() => onChange(amount)}
        >
          {money(amount)}
        </button>
      ))}
    </div>
  );
}
