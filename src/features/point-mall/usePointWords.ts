import { htmlLangOf } from '#engine/values/languages.ts';
import { formatMoney, quotient } from '#engine/money/money.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';

/** Formats points, and their value in the brand's money, never rounded up. */
export function usePointWords() {
  const { brand } = usePortal();
  const language = usePreferences((state) => state.language);
  const format = new Intl.NumberFormat(htmlLangOf(language), { useGrouping: 'always' as never, numberingSystem: 'latn' });
  return {
    number: (points: number) => format.format(points),
    worth: (points: number, ratio: number): string | null => {
      const amount = Number.isSafeInteger(points) ? quotient(BigInt(points), ratio) : null;
      return amount === null ? null : formatMoney(amount, { ...brand.currency, language });
    },
  };
}
