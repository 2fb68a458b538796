import type { ContractKind, ContractTerm } from '#contract/types.ts';
import { type Bounds, type TermFault, termFaults } from '#engine/contracts/terms.ts';
import { readTierField, type TypedFault } from './readTierField.ts';
import { tierFields } from './tierFields.ts';

/** Texts of a tier's fields by name, as typed. */
export type TypedTier = Readonly<Record<string, string>>;
/** Faults of one tier by the name of its field. */
export type TierFaults = Readonly<Record<string, TypedFault | TermFault['fault']>>;

/** The tiers of a contract, or what is wrong with them, tier by tier. `decimals` are those of the currency. */
export function readTiers(
  kind: ContractKind,
  typed: readonly TypedTier[],
  language: string,
  { bounds = {}, decimals }: { bounds?: Bounds; decimals?: number | undefined } = {},
): { terms: ContractTerm[]; faults: null } | { terms: null; faults: TierFaults[] } {
  const read = typed.map((tier) =>
    tierFields[kind].map(({ name, type }) => [name, readTierField(type, tier[name] ?? '', language, decimals)] as const),
  );
  // a tier of which a field is missing breaks no other rule by that
  const terms = read.map((fields) =>
    Object.fromEntries(fields.flatMap(([name, one]) => ('value' in one ? [[name, one.value]] : []))),
  ) as unknown as ContractTerm[];
  const rules = termFaults(kind, terms, bounds);
  const faults = read.map((fields, index): TierFaults => ({
    ...Object.fromEntries(rules.filter(({ tier }) => tier === index).map(({ field, fault }) => [field, fault])),
    ...Object.fromEntries(fields.flatMap(([name, one]) => ('fault' in one ? [[name, one.fault]] : []))),
  }));
  return faults.every((tier) => Object.keys(tier).length === 0) ? { terms, faults: null } : { terms: null, faults };
}
