import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/types.ts';
import { typedAmount } from '#engine/money/amount.ts';
import { useMoney } from '#parts/money/useMoney.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { readTierField } from './readTierField.ts';
import type { TypedTier } from './readTiers.ts';
import { type TierField, tierFields } from './tierFields.ts';
import styles from './TierFold.module.css';

interface Props {
  kind: ContractKind;
  number: number;
  row: TypedTier;
  isFolded: boolean;
  onChange: (isFolded: boolean) => void;
}

/** A tier in one line of a phone: its thresholds and rates, and the button that shows its fields. */
export function TierFold({ kind, number, row, isFolded, onChange }: Props) {
  const { t } = useTranslation('contracts');
  const language = usePreferences((state) => state.language);
  const money = useMoney();
  const textOf = ({ name, type }: TierField): string => {
    const read = readTierField(type, row[name] ?? '', language);
    if (!('value' in read)) return '';
    const value = String(read.value);
    if (type === 'money') return money(value);
    return type === 'rate' ? `${typedAmount(value, language)}%` : t('active_count', { count: Number(value) });
  };
  const wordsOf = (isRate: boolean) =>
    tierFields[kind]
      .filter(({ type }) => (type === 'rate') === isRate)
      .map(textOf)
      .filter((text) => text !== '');
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!isFolded}
      data-action="foldTier"
      onClick={() => onChange(!isFolded)}
    >
      <b>{t('tier', { number })}</b>
      <span className={`small muted num ellipsis ${styles.from}`}>{isFolded && wordsOf(false).join(' \u00b7 ')}</span>
      <b className="num">{isFolded && wordsOf(true).join(' / ')}</b>
      <Icon name="chevron-down" size={18} />
    </button>
  );
}
