import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BalanceResponse, VendorWallet } from '#contract/types.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { EmptyState } from '#ui/content/EmptyState.tsx';
import { RecallButton } from './RecallButton.tsx';
import { TransferForm } from './TransferForm.tsx';
import { isOpen, MAIN, type Route } from './wallets.ts';
import { WalletTable } from './WalletTable.tsx';
import { WalletTotals } from './WalletTotals.tsx';
import styles from './Wallets.module.css';

interface Props {
  balance: BalanceResponse;
  wallets: readonly VendorWallet[];
  showsEmpty: boolean;
  busy: boolean;
  onRefresh: () => void;
}

/** The wallets of the vendors, and the form that moves money between them and the main wallet. */
export function VendorWallets({ balance, wallets, showsEmpty, busy, onRefresh }: Props) {
  const { t } = useTranslation('wallets');
  const first = wallets.find(isOpen)?.vendor ?? MAIN;
  // beside the amount, which is a draft: without it the amount would come back with the other direction
  const [draft, setRoute] = useDraft<Route>('walletsRoute', { from: MAIN, to: '' });
  const known = (wallet: string) => (wallet === MAIN || wallets.some(({ vendor }) => vendor === wallet) ? wallet : first);
  const route = { from: known(draft.from), to: known(draft.to) };
  const [chosen, setChosen] = useState(0);
  const choose = (next: Route) => {
    setRoute(next);
    setChosen((count) => count + 1);
  };
  return (
    <>
      <WalletTotals balance={balance} busy={busy} onRefresh={onRefresh}>
        <RecallButton balance={balance} wallets={wallets} />
      </WalletTotals>
      {wallets.length === 0 ? (
        <EmptyState icon="wallet" title={t('none_title')} text={t('none_text')} />
      ) : (
        <div className={styles.columns}>
          <WalletTable wallets={wallets} showsEmpty={showsEmpty} onRoute={choose} />
          <TransferForm balance={balance} wallets={wallets} route={route} chosen={chosen} onRoute={setRoute} />
        </div>
      )}
    </>
  );
}
