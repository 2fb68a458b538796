import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceResponse } from '#contract/types.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import styles from './Wallets.module.css';

interface Props {
  balance: BalanceResponse;
  busy: boolean;
  onRefresh: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** What the member has in all wallets together, and in the main one. */
export function WalletTotals({ balance, busy, onRefresh, children }: Props) {
  const { t } = useTranslation('wallets');
  const money = useMoney();
  return (
    <section className={styles.totals} aria-label={t('balances')} aria-busy={busy}>
      <dl className={styles.sums}>
        <div>
          <dt>{t('total')}</dt>
          <dd className={`num ${styles.sum}`} data-total="sumBalance">
            {money(balance.sumBalance)}
          </dd>
        </div>
        <div>
          <dt>{t('main')}</dt>
          <dd className="num" data-total="balance">
            {balance.balance === undefined ? '–' : money(balance.balance)}
          </dd>
        </div>
      </dl>
      <div className={styles.tools}>
        <IconButton icon="refresh-cw" label={t('portal:balance_refresh')} busy={busy} onClick={onRefresh} />
        {children}
      </div>
    </section>
  );
}
