import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isSwitchedOn } from '#engine/conditions.ts';
import type { PanelProps } from '#engine/registry.ts';
import { ReadFailed } from '#parts/reads/ReadFailed.tsx';
import { stateOfReads } from '#state/reads/stateOfReads.ts';
import { useRead } from '#state/reads/useRead.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { VendorWallets } from './VendorWallets.tsx';
import { WalletSkeleton } from './WalletSkeleton.tsx';
import { WalletTotals } from './WalletTotals.tsx';
import styles from './Wallets.module.css';

interface Props extends PanelProps {
  /** Wallets without money are shown, too. */
  showsEmpty?: boolean;
}

/** The member's money: together, in the main wallet, and in the wallets of vendors unless all share one. */
export function WalletsPanel({ slotProps, onState, showsEmpty = false }: Props) {
  const { t } = useTranslation('wallets');
  const merchant = useRead('merchantWallet');
  const balance = useRead('balance');
  const isSingle = isSwitchedOn(merchant.data?.isSingle ?? false);
  const wallets = useRead('vendorWallets', undefined, { enabled: merchant.data !== undefined && !isSingle });
  const reads = isSingle ? [merchant, balance] : [merchant, balance, wallets];
  const state = stateOfReads(reads);
  useEffect(() => void onState?.(state), [onState, state]);

  const content = () => {
    if (state === 'error' || state === 'forbidden') {
      return <ReadFailed reads={reads} />;
    }
    if (balance.data === undefined || state === 'loading') return <WalletSkeleton />;
    const totals = { balance: balance.data, busy: reads.some(({ isFetching }) => isFetching) };
    const refresh = () => reads.forEach(({ refetch }) => refetch());
    if (wallets.data === undefined || isSingle) {
      return (
        <>
          <WalletTotals {...totals} onRefresh={refresh} />
          <Alert>{t('single')}</Alert>
        </>
      );
    }
    return <VendorWallets {...totals} wallets={wallets.data} showsEmpty={showsEmpty} onRefresh={refresh} />;
  };
  return (
    <div {...slotProps} className={styles.panel}>
      {content()}
    </div>
  );
}
