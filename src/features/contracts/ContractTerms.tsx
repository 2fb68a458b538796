import type { ContractTerm } from '#contract/types.ts';
import { describeValue } from '#engine/records/formats.ts';
import { CellView } from '#parts/records/CellView.tsx';
import { useCellFormat } from '#parts/records/useCellFormat.ts';

/** The tiers of a contract, a line each. */
export function ContractTerms({ terms }: { terms: readonly ContractTerm[] }) {
  return <CellView cell={describeValue('terms', terms, useCellFormat(), 'terms')} />;
}
