import { formatMoney } from '#engine/money/money.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';

/** An amount in the brand's currency and the interface language. */
export function useMoney(): (amount: unknown) => string {
  const { brand } = usePortal();
  const language = usePreferences((state) => state.language);
  return (amount) => formatMoney(amount, { ...brand.currency, language }) ?? '';
}
