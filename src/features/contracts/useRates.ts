import type { ContractKind, ContractTerm } from '#contract/types.ts';
import { ratesOf } from '#engine/contracts/terms.ts';
import { typedAmount } from '#engine/money/amount.ts';
import { trimZeros } from '#engine/money/trimZeros.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';

/** The rates of a contract as text, those of its highest tier: `0.35%`, or `1% / 0.5%`. */
export function useRates(): (kind: ContractKind, terms: readonly ContractTerm[]) => string {
  const language = usePreferences((state) => state.language);
  return (kind, terms) =>
    ratesOf(kind, terms)
      .map((rate) => `${typedAmount(trimZeros(rate), language)}%`)
      .join(' / ');
}
