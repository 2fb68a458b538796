import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, parseMoney } from '#engine/money/money.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { useRead } from '#state/reads/useRead.ts';
import styles from './SessionClock.module.css';

const RENEW_MS = 60_000;
/** A longer one leaves the header no room for what can be pressed; the check of the session has it in full. */
const LONGEST = 20;

/** Won or lost money since the session began, refetched every minute; hidden with the balance. */
export function NetPosition({ since }: { since: number }) {
  const { brand } = usePortal();
  const { t } = useTranslation('session-clock');
  const hidden = usePreferences((state) => state.balanceHidden);
  const language = usePreferences((state) => state.language);
  const { data, refetch } = useRead('memberProfit', { startTime: since }, { freshMs: RENEW_MS });
  const renew = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch();
  });
  useEffect(() => {
    const timer = setInterval(() => renew(), RENEW_MS);
    return () => clearInterval(timer);
  }, []);

  const money = parseMoney(data?.totals.profit);
  const amount = formatMoney(data?.totals.profit, { ...brand.currency, language });
  if (money === null || amount === null || amount.length > LONGEST) return null;
  const tone = money.minor > 0n ? 'won' : money.minor < 0n ? 'lost' : 'even';
  return (
    <span className={`num ${styles.net}`} title={t('net_position')} aria-label={t('net_position')} role="group" data-tone={tone}>
      {hidden ? '***' : `${tone === 'won' ? '+' : ''}${amount.replace('-', '\u2212')}`}
    </span>
  );
}
