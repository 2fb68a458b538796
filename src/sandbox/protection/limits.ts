import type { DepositFailure, LimitPeriod, LimitType, PlayLimit, SetLimitRequest } from '#contract/types.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { refuse, type Refused } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { periodOf } from './periods.ts';
import { noteAction, protectionOf } from './protectionOf.ts';
import type { StoredLimit } from '../model/storedRows.ts';
import { usedOf } from './used.ts';

/** How long a higher limit waits. */
export const RAISE_HOURS = 24;

const types: readonly LimitType[] = ['DEPOSIT', 'LOSS', 'STAKE', 'TIME'];
const periods: readonly LimitPeriod[] = ['DAY', 'WEEK', 'MONTH'];

/** The stored limit, after a raise whose time has come. */
function storedLimit(context: SandboxContext, member: Member, type: LimitType, period: LimitPeriod): StoredLimit {
  const { limits } = protectionOf(context, member);
  const limit = (limits[`${type} ${period}`] ??= { value: null, raise: null });
  if (limit.raise !== null && limit.raise.from <= context.now) {
    limit.value = limit.raise.value;
    limit.raise = null;
  }
  return limit;
}

/** Every limit of the member, as the portal reads it. */
export function limitsOf(context: SandboxContext, member: Member): PlayLimit[] {
  return types.flatMap((type) =>
    periods.map((period): PlayLimit => {
      const { value, raise } = storedLimit(context, member, type, period);
      return {
        type,
        period,
        limit: value,
        used: usedOf(context, member, type, period),
        resetsAt: periodOf(context.brand.timeZone, context.now, period).end,
        raise: raise === null ? null : { limit: raise.value, from: raise.from },
      };
    }),
  );
}

const isHigher = (wanted: string | null, current: string | null): boolean =>
  current !== null && (wanted === null || centsOf(wanted) > centsOf(current));

const isEqual = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : centsOf(one) === centsOf(other);

/** Sets a limit: a lower one at once, a higher one after the waiting time; null where it is of a wrong form. */
export function changeLimit(context: SandboxContext, member: Member, { type, period, limit }: SetLimitRequest): true | null {
  if (limit !== null && (centsOf(limit) === 0n || (type === 'TIME' && limit.includes('.')))) return null;
  const value = limit === null || type === 'TIME' ? limit : moneyOf(centsOf(limit));
  const stored = storedLimit(context, member, type, period);
  const about = {
    limitType: type,
    period,
    ...(value !== null && (type === 'TIME' ? { minutes: Number(value) } : { amount: value })),
  };
  if (isHigher(value, stored.value)) {
    if (stored.raise !== null && isEqual(stored.raise.value, value)) return true;
    const from = context.now + RAISE_HOURS * 3_600_000;
    stored.raise = { value, from };
    noteAction(context, member, { action: 'RAISE_ASKED', ...about, effectiveTime: from });
    return true;
  }
  if (isEqual(value, stored.value)) return keepLimit(context, member, type, period);
  stored.value = value;
  stored.raise = null;
  noteAction(context, member, { action: 'LIMIT_SET', ...about, effectiveTime: context.now });
  return true;
}

/** Withdraws a raise that waits. */
export function keepLimit(context: SandboxContext, member: Member, type: LimitType, period: LimitPeriod): true {
  const stored = storedLimit(context, member, type, period);
  if (stored.raise === null) return true;
  stored.raise = null;
  noteAction(context, member, { action: 'RAISE_KEPT', limitType: type, period });
  return true;
}

/** What is left of a limit, in hundredths; null without one. */
function leftOf(context: SandboxContext, member: Member, type: LimitType, period: LimitPeriod): bigint | null {
  const { value } = storedLimit(context, member, type, period);
  if (value === null) return null;
  const left = centsOf(value) - centsOf(usedOf(context, member, type, period));
  return left < 0n ? 0n : left;
}

/** The refusal of a deposit that would pass a limit, with the one of which the least is left; null where it fits. */
export function depositRefusal(context: SandboxContext, member: Member, amount: string): Refused | null {
  const [nearest] = periods
    .flatMap((period) => {
      const left = leftOf(context, member, 'DEPOSIT', period);
      return left === null || centsOf(amount) <= left ? [] : [{ period, left }];
    })
    .sort((one, other) => (one.left < other.left ? -1 : 1));
  if (nearest === undefined) return null;
  const { period, left } = nearest;
  const failure: DepositFailure = {
    period,
    limit: storedLimit(context, member, 'DEPOSIT', period).value ?? '0.00',
    left: moneyOf(left),
    resetsAt: periodOf(context.brand.timeZone, context.now, period).end,
  };
  return refuse('own_deposit_limit', failure);
}

/**
 * The refusal of play: a limit of losses, stakes or time is reached, or a stake would pass what is left of stakes or losses.
 * @param stake decimal text; 0 for the start of a game
 */
export function playRefusal(context: SandboxContext, member: Member, stake: string): Refused | null {
  const wanted = centsOf(stake);
  for (const type of types.filter((one) => one !== 'DEPOSIT'))
    for (const period of periods) {
      const left = leftOf(context, member, type, period);
      if (left !== null && (left === 0n || (type !== 'TIME' && wanted > left))) return refuse('own_play_limit');
    }
  return null;
}
