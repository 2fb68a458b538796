import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankCard } from '#contract/types.ts';
import { sumAmounts } from '#engine/values/sumAmounts.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { WriteLines } from '#parts/money/WriteLines.tsx';
import { useWithdrawLines } from './useWithdrawLines.ts';
import styles from './Withdraw.module.css';

interface Props {
  /** Decimal text; null while none is typed. */
  amount: string | null;
  fee: string;
  card: BankCard | null;
  children: ReactNode;
}

/** The figures of the withdrawal while it is typed, and the button that asks for it. */
export function Summary({ amount, fee, card, children }: Props) {
  const { t } = useTranslation('withdraw');
  const money = useMoney();
  const lines = useWithdrawLines({ amount, fee, card });
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <h3 className="h-s">{t('summary')}</h3>
      <WriteLines lines={lines} />
      <p className={styles.total}>
        <span>{t('taken')}</span>
        <b className="num" data-total="taken">
          {amount === null ? '–' : money(sumAmounts(amount, fee))}
        </b>
      </p>
      {children}
    </aside>
  );
}
