import { compareAmounts } from '#engine/money/amount.ts';
import { sumAmounts } from '#engine/money/sumAmounts.ts';

/** What a downline bet in two periods, as decimal text. */
export interface Mover {
  account: string;
  nickname: string;
  now: string;
  /** Signed. */
  change: string;
}

interface Row {
  account: string;
  nickname?: string | undefined;
  validBet?: string | undefined;
}

const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
export const sizeOf = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : amount);

/** The downlines whose valid bets differ most between two periods, the largest difference first; who is in one alone had none. */
export function moversOf(now: readonly Row[], before: readonly Row[], count: number): Mover[] {
  const rows = new Map([...before, ...now].map((row) => [row.account, row]));
  const amountsOf = (list: readonly Row[]) => new Map(list.map(({ account, validBet = '0' }) => [account, validBet]));
  const [amounts, others] = [amountsOf(now), amountsOf(before)];
  return [...rows.values()]
    .map(({ account, nickname = '' }): Mover => {
      const amount = amounts.get(account) ?? '0';
      return { account, nickname, now: amount, change: sumAmounts(amount, negated(others.get(account) ?? '0')) ?? '0' };
    })
    .filter(({ change }) => compareAmounts(change, '0') !== 0)
    .toSorted((one, other) => compareAmounts(sizeOf(other.change), sizeOf(one.change)))
    .slice(0, count);
}
