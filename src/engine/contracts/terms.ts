import type { Contract, ContractKind, ContractTerm, SalaryPeriod } from '#contract/types.ts';
import { compareAmounts } from '../money/amount.ts';
import { parseMoney } from '../money/money.ts';

/** Tiers of a contract, as its schema limits them. */
export const TIERS_MAX = 5;

/** A rate is a percentage. */
export const RATE_MAX = '100';

interface KindOfTerms {
  /** Fields from which a tier applies. */
  thresholds: readonly string[];
  /** Fields that say what it pays. */
  rates: readonly string[];
  /** The usual one of the periods on which both sides agree; null for kinds that are paid by the clock. */
  usualPeriod: SalaryPeriod | null;
}

const wage = { thresholds: ['betAmount'], rates: ['rate'] };

/** The fields of a tier by kind (CON-02 to CON-04). */
export const kindsOfTerms: Readonly<Record<ContractKind, KindOfTerms>> = {
  dividend: { thresholds: ['periodValidBet', 'periodProfitLoss', 'activeMember'], rates: ['rate'], usualPeriod: 'SEMIMONTHLY' },
  dailySalary: { ...wage, usualPeriod: 'DAILY' },
  hourSalary: { ...wage, usualPeriod: null },
  realTimeSalary: { thresholds: ['singleBet'], rates: ['profitRate', 'lossRate'], usualPeriod: null },
};

/** Rates as decimal text, in the order of `rates`. */
export type Rates = readonly string[];

/** The rates of a contract: those of its highest tier. */
export function ratesOf(kind: ContractKind, terms: readonly ContractTerm[]): Rates {
  const highest = (terms.at(-1) ?? {}) as Readonly<Record<string, unknown>>;
  return kindsOfTerms[kind].rates.map((field) => String(highest[field] ?? '0'));
}

/** Every rate is above the other's. */
export const isAbove = (rates: Rates, others: Rates): boolean =>
  rates.every((rate, index) => compareAmounts(rate, others[index] ?? '0') > 0);

/** The contracts of the kind are paid by periods on which both sides agree. */
export const hasPeriod = (kind: ContractKind): boolean => kindsOfTerms[kind].usualPeriod !== null;

/** What an offer stays below: the lowest rate that the offerer is paid, and how often. */
export interface Bound {
  rate: string;
  period: SalaryPeriod | null;
}

/** Bounds by the field of the rate; a field without one has none. */
export type Bounds = Readonly<Record<string, Bound>>;

/** The bounds that the offerer's active contracts of a kind are, whatever their period. */
export function boundsOf(kind: ContractKind, held: readonly Pick<Contract, 'period' | 'terms'>[]): Bounds {
  const bounds: Record<string, Bound> = {};
  for (const { period = null, terms } of held)
    for (const [index, field] of kindsOfTerms[kind].rates.entries()) {
      const rate = ratesOf(kind, terms)[index] ?? '0';
      const known = bounds[field];
      if (known === undefined || compareAmounts(rate, known.rate) < 0) bounds[field] = { rate, period };
    }
  return bounds;
}

/** Contracts of one class exclude each other: those of a kind and, where it has one, a period. */
export const classOf = (kind: ContractKind, period: SalaryPeriod | null | undefined): string =>
  hasPeriod(kind) ? `${kind} ${period ?? ''}` : kind;

const allFields = new Set(Object.values(kindsOfTerms).flatMap(({ thresholds, rates }) => [...thresholds, ...rates]));

/** The rates could be those of a tier: above 0 and at most 100. */
export const areRates = (rates: Rates): boolean => rates.every((rate) => faultOf(rate, null, true) === null);

/** Each tier has the figures of the kind, and none of another: with both it could be read as either. */
export function areTermsOf(kind: ContractKind, terms: readonly ContractTerm[]): boolean {
  const { thresholds, rates } = kindsOfTerms[kind];
  const own = [...thresholds, ...rates];
  return terms.every((term) => {
    const known: Readonly<Record<string, unknown>> = { ...term };
    const isForeign = (field: string) => !own.includes(field) && (known[field] ?? null) !== null;
    return own.every((field) => textOf(term, field) !== null) && ![...allFields].some(isForeign);
  });
}

export interface TermFault {
  /** Index of the tier. */
  tier: number;
  field: string;
  fault: 'missing' | 'negative' | 'zero' | 'too_high' | 'not_rising' | 'not_below_own';
}

/**
 * What is wrong with the tiers, the lowest first: thresholds and rates rise strictly, rates are above 0, at most 100 and below
 * their bounds.
 */
export function termFaults(kind: ContractKind, terms: readonly ContractTerm[], bounds: Bounds = {}): TermFault[] {
  const { thresholds, rates } = kindsOfTerms[kind];
  return terms.flatMap((term, tier) =>
    [...thresholds, ...rates].flatMap((field): TermFault[] => {
      const value = textOf(term, field);
      const before = tier === 0 ? null : textOf(terms[tier - 1], field);
      const bound = bounds[field];
      const isBeyond = value !== null && bound !== undefined && compareAmounts(value, bound.rate) >= 0;
      const fault = faultOf(value, before, rates.includes(field)) ?? (isBeyond ? 'not_below_own' : null);
      return fault === null ? [] : [{ tier, field, fault }];
    }),
  );
}

function faultOf(value: string | null, before: string | null, isRate: boolean): TermFault['fault'] | null {
  if (value === null) return 'missing';
  const sign = compareAmounts(value, '0');
  if (sign < 0) return 'negative';
  if (isRate && sign === 0) return 'zero';
  if (isRate && compareAmounts(value, RATE_MAX) > 0) return 'too_high';
  return before !== null && compareAmounts(value, before) <= 0 ? 'not_rising' : null;
}

function textOf(term: unknown, field: string): string | null {
  const value = (term as Readonly<Record<string, unknown>> | undefined)?.[field];
  return parseMoney(value) === null ? null : String(value);
}
