import type { Contract, ContractTerm } from '#contract/types.ts';
import { parseMoney } from '#engine/money/money.ts';
import { type Cents, centsOf } from '#sandbox/values/amounts.ts';

/** A settled bet that counts for a contract, in hundredths. */
export interface CountedBet {
  account: string;
  time: number;
  bet: Cents;
  valid: Cents;
  /** What the house won with it. */
  won: Cents;
}

/** What a contract pays for the bets of one slot. */
export interface Payment {
  betAmount: Cents;
  profitLoss: Cents;
  activeMembers: number;
  rate: string;
  amount: Cents;
}

/** What a contract pays for bets; null where no tier applies or nothing is due. */
export function paymentFor({ kind, terms }: Pick<Contract, 'kind' | 'terms'>, bets: readonly CountedBet[]): Payment | null {
  if (kind === 'realTimeSalary') return realTimePayment(terms, bets);
  const sum = (key: 'bet' | 'valid' | 'won') => bets.reduce((total, bet) => total + bet[key], 0n);
  const activeMembers = new Set(bets.map(({ account }) => account)).size;
  const figures = { betAmount: sum('bet'), profitLoss: sum('won'), activeMembers };
  if (kind !== 'dividend') {
    const term = highest(terms, ({ betAmount = '0' }) => centsOf(betAmount) <= figures.betAmount);
    return term === undefined ? null : due(figures, term.rate ?? '0', figures.betAmount);
  }
  const term = highest(
    terms,
    ({ periodValidBet = '0', periodProfitLoss = '0', activeMember = 0 }) =>
      centsOf(periodValidBet) <= sum('valid') && centsOf(periodProfitLoss) <= figures.profitLoss && activeMember <= activeMembers,
  );
  return term === undefined ? null : due({ ...figures, betAmount: sum('valid') }, term.rate ?? '0', figures.profitLoss);
}

/** Each bet counts for the highest tier that it is large enough for. */
function realTimePayment(terms: readonly ContractTerm[], bets: readonly CountedBet[]): Payment | null {
  const ofTier = (bet: CountedBet) => highest(terms, ({ singleBet = '0' }) => centsOf(singleBet) <= bet.bet);
  const counted = bets.filter((bet) => ofTier(bet) !== undefined);
  const profitLoss = counted.reduce((total, { won }) => total + won, 0n);
  let amount = 0n;
  let rate = '0';
  for (const term of terms) {
    const won = counted.filter((bet) => ofTier(bet) === term).reduce((total, bet) => total + bet.won, 0n);
    const used = (won >= 0n ? term.lossRate : term.profitRate) ?? '0';
    if (won !== 0n) rate = used;
    amount += share(won < 0n ? -won : won, used);
  }
  if (amount <= 0n) return null;
  const activeMembers = new Set(counted.map(({ account }) => account)).size;
  return { betAmount: counted.reduce((total, { bet }) => total + bet, 0n), profitLoss, activeMembers, rate, amount };
}

function due(figures: Omit<Payment, 'rate' | 'amount'>, rate: string, base: Cents): Payment | null {
  const amount = base <= 0n ? 0n : share(base, rate);
  return amount <= 0n ? null : { ...figures, rate, amount };
}

const highest = (terms: readonly ContractTerm[], applies: (term: ContractTerm) => boolean): ContractTerm | undefined =>
  terms.findLast(applies);

/** A percentage of an amount, cut to hundredths. */
export function share(base: Cents, rate: string): Cents {
  const { minor, scale } = parseMoney(rate) ?? { minor: 0n, scale: 0 };
  return (base * minor) / (100n * 10n ** BigInt(scale));
}
