import { useTranslation } from 'react-i18next';
import { typedAmount } from '#engine/money/amount.ts';
import { describeValue } from '#engine/records/formats.ts';
import { useCellFormat } from '#parts/records/useCellFormat.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import { differenceOf, type Figure } from './figures.ts';
import styles from './Overview.module.css';

interface Props {
  figure: Figure;
  now: unknown;
  before: unknown;
}

/**
 * What has changed in percent, or as an amount where a percent says nothing, with words for those who do not see the arrow; a
 * dash while it is unknown. Only what is better or worse has a colour.
 */
export function DifferenceNote({ figure: { name, format: kind, isGain, isLoss }, now, before }: Props) {
  const { t } = useTranslation('agent-overview');
  const format = useCellFormat();
  const difference = differenceOf(now, before);
  if (difference === null) return <span className="small muted">{'\u2013'}</span>;
  const { kind: change, by, tenths } = difference;
  if (change === 'same') {
    return (
      <span className="small muted" data-difference={change}>
        {t(change)}
      </span>
    );
  }
  const isMore = change === 'more';
  // a negative amount before has no percent that says anything
  const hasPercent = tenths !== null && tenths > 0n && !(typeof before === 'string' && before.startsWith('-'));
  const size = hasPercent
    ? `${typedAmount(`${tenths / 10n}.${tenths % 10n}`, format.language)}%`
    : describeValue(kind === 'signedMoney' ? 'money' : kind, by, format, name).text;
  return (
    <span
      data-difference={change}
      data-tone={isGain === true || isLoss === true ? (isMore === (isGain === true) ? 'better' : 'worse') : 'neutral'}
      className={`small num ${styles.difference}`}
    >
      <Icon name={isMore ? 'trending-up' : 'trending-down'} size={16} />
      {`${isMore ? '+' : '\u2212'}${size}`}
      <span className="visually-hidden">, {t(change)}</span>
      <span className={styles.from}>{t('from', { value: describeValue(kind, before, format, name).text })}</span>
    </span>
  );
}
