import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VendorWallet } from '#contract/types.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { RecordTable } from '#ui/records/RecordTable.tsx';
import { hasMoney, isOpen, MAIN, type Route } from './wallets.ts';
import styles from './Wallets.module.css';

interface Props {
  wallets: readonly VendorWallet[];
  showsEmpty: boolean;
  /** The person wants to move money this way. */
  onRoute: (route: Route) => void;
}

export function WalletTable({ wallets, showsEmpty, onRoute }: Props) {
  const { t } = useTranslation('wallets');
  const money = useMoney();
  const [isWhole, setWhole] = useState(showsEmpty);
  const shown = isWhole ? wallets : wallets.filter(hasMoney);
  const hidden = wallets.length - shown.length;
  return (
    <div className={styles.list}>
      {shown.length > 0 && (
        <RecordTable
          caption={t('vendors')}
          columns={[
            { key: 'name', label: t('vendor'), place: 'title' },
            { key: 'balance', label: t('balance'), numeric: true, place: 'value' },
            { key: 'state', label: t('state'), place: 'subtitle' },
          ]}
          rows={shown.map((wallet) => ({
            id: wallet.vendor,
            cells: {
              name: wallet.name,
              balance: money(wallet.balance),
              state: (
                <Badge tone={isOpen(wallet) ? 'ok' : 'warn'}>{t(isOpen(wallet) ? 'state_ACTIVE' : 'state_MAINTENANCE')}</Badge>
              ),
            },
          }))}
          actions={{
            head: t('actions'),
            of: (index) => shown[index] !== undefined && <RowButtons wallet={shown[index]} onRoute={onRoute} />,
          }}
        />
      )}
      {!showsEmpty && (hidden > 0 || isWhole) && (
        <Button variant="text" size="sm" className={styles.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('hide_empty') : t('show_empty', { count: hidden })}
        </Button>
      )}
    </div>
  );
}

function RowButtons({ wallet, onRoute }: { wallet: VendorWallet; onRoute: (route: Route) => void }) {
  const { t } = useTranslation('wallets');
  const { vendor, name } = wallet;
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        data-action="transferIn"
        aria-label={t('in_to', { name })}
        disabled={!isOpen(wallet)}
        onClick={() => onRoute({ from: MAIN, to: vendor })}
      >
        {t('in')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        data-action="transferOut"
        aria-label={t('out_of', { name })}
        disabled={!isOpen(wallet) || !hasMoney(wallet)}
        onClick={() => onRoute({ from: vendor, to: MAIN })}
      >
        {t('out')}
      </Button>
    </>
  );
}
