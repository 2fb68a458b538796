import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteLines } from '#parts/money/WriteLines.tsx';
import { useMoney } from '#parts/money/useMoney.ts';
import styles from './Deposit.module.css';
import type { Deposit } from './useDeposit.ts';
import { toPayOf, useDepositLines } from './useDepositLines.ts';

/** The figures while they are typed, and the button that asks to confirm them. */
export function Summary({ deposit, children }: { deposit: Deposit; children: ReactNode }) {
  const { t } = useTranslation('deposit');
  const money = useMoney();
  const lines = useDepositLines({ ...deposit, isConfirming: false });
  const toPay = toPayOf(deposit);
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <h3 className="h-s">{t('summary')}</h3>
      <WriteLines lines={lines} />
      <p className={styles.total}>
        <span>{t('to_pay')}</span>
        <b className="num" data-total="toPay">
          {toPay === null ? '–' : money(toPay)}
        </b>
      </p>
      {children}
    </aside>
  );
}
