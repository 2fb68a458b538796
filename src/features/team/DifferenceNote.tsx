import { useTranslation } from 'react-i18next';
import { useMoney } from '#parts/money/useMoney.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Difference } from './figures.ts';
import styles from './Overview.module.css';

/** What has changed, with sign and words for those who do not see the arrow; a dash while the days before are unknown. */
export function DifferenceNote({ difference }: { difference: Difference | null }) {
  const { t } = useTranslation('agent-overview');
  const money = useMoney();
  const language = usePreferences((state) => state.language);
  if (difference === null) return '\u2013';
  const { kind, by } = difference;
  const amount = typeof by === 'number' ? by.toLocaleString(htmlLangOf(language)) : money(by);
  if (kind === 'same') return <span data-difference={kind}>{t(kind)}</span>;
  const isMore = kind === 'more';
  return (
    <span data-difference={kind} className={`num ${styles.difference}`}>
      <Icon name={isMore ? 'trending-up' : 'trending-down'} size={16} />
      {`${isMore ? '+' : '\u2212'}${amount}`}
      <span className="visually-hidden">, {t(kind)}</span>
    </span>
  );
}
