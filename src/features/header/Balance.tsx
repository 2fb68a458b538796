import { useTranslation } from 'react-i18next';
import { formatMoney } from '#engine/money/money.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './Balance.module.css';

/** The member's balance: refresh, and hide as `***` for the tab. */
export function Balance() {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const hidden = usePreferences((state) => state.balanceHidden);
  const language = usePreferences((state) => state.language);
  const balance = useRead('balance');
  const currency = portal.brand.currency;
  const symbol = balance.data?.currencySymbol ?? currency.symbol;

  const amount = () => {
    if (balance.isFetching) return <Skeleton className={styles.skeleton} />;
    if (hidden) return `${symbol}${currency.space}***`;
    if (balance.data === undefined) return t('balance_unknown');
    return formatMoney(balance.data.sumBalance, { symbol, space: currency.space, language });
  };

  return (
    <div className={styles.wallet} role="group" aria-label={t('balance')}>
      <span className={`num ${styles.amount}`} aria-live={hidden ? 'off' : 'polite'}>
        {amount()}
      </span>
      <IconButton
        size="sm"
        icon={hidden ? 'eye-off' : 'eye'}
        label={t(hidden ? 'balance_show' : 'balance_hide')}
        aria-pressed={hidden}
        onClick={() => portal.preferences.setState({ balanceHidden: !hidden })}
      />
      <IconButton
        size="sm"
        icon="refresh-cw"
        label={t('balance_refresh')}
        className={styles.refresh}
        busy={balance.isFetching}
        onClick={balance.refetch}
      />
    </div>
  );
}
