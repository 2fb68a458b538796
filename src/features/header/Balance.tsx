import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, maskedMoney } from '#engine/money/money.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Skeleton } from '#ui/content/Skeleton.tsx';
import styles from './Balance.module.css';

/** Longer ones break on a phone. */
const LONG = 14;
/** Behind a separator of thousands, and so never before the decimals. */
const GROUP_END = /(?<=\d[^\p{Nd}])(?=\p{Nd}{3}(?!\p{Nd}))/u;

/** An amount that breaks between its groups of digits only. */
function Groups({ amount }: { amount: string }) {
  return amount.split(GROUP_END).map((group, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      <span>{group}</span>
    </Fragment>
  ));
}

/** A longer text is no symbol, and would push the header out of the window. */
const LONGEST_SYMBOL = 8;

/** The member's balance: refresh, and hide as `***` for the tab. */
export function Balance() {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const hidden = usePreferences((state) => state.balanceHidden);
  const language = usePreferences((state) => state.language);
  const balance = useRead('balance');
  const own = portal.brand.currency;
  const sent = balance.data?.currencySymbol ?? own.symbol;
  const currency = { ...own, symbol: sent.length > LONGEST_SYMBOL ? own.symbol : sent };

  const amount = () => {
    if (hidden) return maskedMoney(currency);
    if (balance.data === undefined) return t('balance_unknown');
    return formatMoney(balance.data.sumBalance, { ...currency, language }) ?? t('balance_unknown');
  };
  const shown = balance.isFetching ? '' : amount();

  return (
    <div className={styles.wallet} role="group" aria-label={t('balance')}>
      <span className={`num ${styles.amount} ${shown.length > LONG ? styles.long : ''}`} aria-live={hidden ? 'off' : 'polite'}>
        {balance.isFetching ? <Skeleton className={styles.skeleton} /> : <Groups amount={shown} />}
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
