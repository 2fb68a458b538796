import type { Contract, ContractKind, ContractTerm } from '#contract/types.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';

/** Distance from the platform's agent: it, its branches, everybody below. */
export type Rank = 0 | 1 | 2;

/** Rates of the highest tier; each is a part of 100, so that what was paid leads back to exact bets. */
const rates: Readonly<Record<ContractKind, readonly [string, string, string]>> = {
  dividend: ['25', '20', '10'],
  dailySalary: ['1', '0.5', '0.25'],
  hourSalary: ['1', '0.5', '0.25'],
  realTimeSalary: ['1', '0.5', '0.25'],
};

/** Between the rate of a rank and that of the one above it. */
const betterRates: Readonly<Record<ContractKind, readonly [string, string, string]>> = {
  dividend: ['30', '22', '12'],
  dailySalary: ['1.2', '0.6', '0.3'],
  hourSalary: ['1.2', '0.6', '0.3'],
  realTimeSalary: ['1.2', '0.6', '0.3'],
};

export const seedRate = (kind: ContractKind, rank: Rank): string => rates[kind][rank];

/** Two tiers of a contract, or one of an offer that is better than it. */
export function seedTerms(kind: ContractKind, rank: Rank): Contract['terms'] {
  const rate = seedRate(kind, rank);
  return [tier(kind, { step: 1, rate: half(rate) }), tier(kind, { step: 5, rate })];
}

export const betterTerms = (kind: ContractKind, rank: Rank): Contract['terms'] => [
  tier(kind, { step: 1, rate: betterRates[kind][rank] }),
];

function tier(kind: ContractKind, { step, rate }: { step: number; rate: string }): ContractTerm {
  switch (kind) {
    case 'dividend':
      return { periodValidBet: `${step * 1_000}.00`, periodProfitLoss: `${step * 10}.00`, activeMember: step, rate };
    case 'realTimeSalary':
      return { profitRate: rate, lossRate: rate, singleBet: `${step}.00` };
    default:
      return { betAmount: `${step * 10}.00`, rate };
  }
}

/** Half of a rate, as exact decimal text. */
function half(rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.');
  const digits = String(BigInt(`${whole}${fraction.padEnd(3, '0')}`) / 2n).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
}

/** The rank of an account in the simulated team. */
export function rankOf({ settings }: SandboxContext, account: string): Rank {
  if (account === settings.team.top) return 0;
  return settings.team.branches.includes(account) ? 1 : 2;
}
