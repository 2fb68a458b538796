import { useTranslation } from 'react-i18next';
import type { VipPerk } from '#contract/types.ts';
import { formatMoney, parseMoney } from '#engine/money/money.ts';
import { trimZeros } from '#engine/money/trimZeros.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import type { Change } from './perks.ts';

interface PerkWords {
  /** Without decimals where there are none: `$5,000`. */
  short: (amount: string) => string;
  /** A benefit's value on a level, null for one that the level lacks; empty where having it is all there is to say. */
  value: (perk: VipPerk | null) => string;
  /** What another level does to it. */
  change: (change: Change, unit: VipPerk['unit']) => string;
}

/** Words for benefits, in the brand's currency and the reader's language. */
export function usePerkWords(): PerkWords {
  const { brand } = usePortal();
  const { t } = useTranslation('vip');
  const language = usePreferences((state) => state.language);

  const written = (amount: string, currency: { symbol: string; space: string }): string => {
    const trimmed = trimZeros(amount);
    const scale = parseMoney(trimmed)?.scale ?? 0;
    return formatMoney(trimmed, { ...currency, decimals: scale, language }) ?? amount;
  };
  const short = (amount: string) => {
    const isWhole = parseMoney(trimZeros(amount))?.scale === 0;
    return formatMoney(amount, { ...brand.currency, language, ...(isWhole ? { decimals: 0 } : {}) }) ?? '';
  };
  const amountOf = (amount: string, unit: VipPerk['unit']) =>
    unit === 'MONEY' ? short(amount) : `${written(amount, { symbol: '', space: '' })}${unit === 'PERCENT' ? '%' : ''}`;

  return {
    short,
    value: (perk) =>
      perk === null ? t('without') : perk.amount === undefined ? (perk.text ?? '') : amountOf(perk.amount, perk.unit),
    change: (change, unit) =>
      'by' in change ? `${change.kind === 'more' ? '+' : '−'}${amountOf(change.by, unit)}` : t(`change_${change.kind}`),
  };
}
