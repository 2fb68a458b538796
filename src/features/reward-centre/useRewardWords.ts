import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/types.ts';
import { htmlLangOf } from '#engine/values/languages.ts';
import { formatMoney } from '#engine/money/money.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';

/** Words for what rewards give, in the brand's money and the reader's language. */
export function useRewardWords() {
  const { brand } = usePortal();
  const { t } = useTranslation('reward-centre');
  const language = usePreferences((state) => state.language);
  const money = (amount: string): string => formatMoney(amount, { ...brand.currency, language }) ?? '';
  return {
    money,
    /** What a reward gives; null where the platform does not say. */
    worthOf({ amount, points, raffle, requireSocialId }: Reward): string | null {
      if (requireSocialId === 'ZALO') {
        const most = money(brand.constants.zaloRewardMax);
        return most === '' ? null : t('up_to', { amount: most });
      }
      if (amount !== undefined) return money(amount);
      if (points !== undefined) return t('points', { count: points, points: points.toLocaleString(htmlLangOf(language)) });
      return raffle === true ? t('drawn') : null;
    },
  };
}
