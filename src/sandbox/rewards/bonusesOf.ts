import type { ActivityStatus, Bonus, BonusStatus, BonusType } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { memberPromotion } from '../model/promotions.ts';
import { momentIn, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { isWord, type StoredMove, type Word, type Worded } from '#sandbox/values/words.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { betsOf } from '../history/bets.ts';
import { historyOf } from '../history/history.ts';
import { rewardsOf } from './memberRewards.ts';
import type { PaidBonus } from '#sandbox/model/rewardState.ts';

const dayMs = 86_400_000;
const TURNOVER_DAYS = 30;
export const CLAIM_POINTS = 200;

const isOpen = (status: ActivityStatus): status is BonusStatus =>
  status === 'applying' || status === 'in_process' || status === 'rejected';

export const isPaid = ({ status }: Bonus): boolean => status === 'claimed' || status === 'issued';

/** Every bonus of a member, the latest first; what was paid in money is exactly the bonuses and rebates of the transactions. */
export function bonusesOf(context: SandboxContext, member: Member, say: (text: Worded) => string): Bonus[] {
  const known = rewardsOf(context, member).paid;
  const transactions = [...activityOf(context, member).transactions, ...historyOf(context, member).transactions];
  const inMoney = transactions
    .filter(({ type, status }) => (type === 'BONUS' || type === 'REBATE') && status === 'CREDITED')
    .map((transaction) => {
      const paid = known.find(({ referenceNumber }) => referenceNumber === transaction.referenceNumber);
      return paid === undefined ? earlier(transaction, say) : ofPaid(say, paid);
    });
  const inPoints = known.filter(({ amount }) => amount === null).map((paid) => ofPaid(say, paid));
  return [...inMoney, ...inPoints, ...fromPromotions(context, member, say)].sort((one, other) => other.time - one.time);
}

const origins: readonly (readonly [Word, BonusType])[] = [
  ['mission', 'MISSION'],
  ['level', 'VIP'],
  ['referral', 'REFERRAL'],
];

/** A bonus that the platform paid by itself. */
function earlier({ referenceNumber, time, type, amount, remark }: StoredMove, say: (text: Worded) => string): Bonus {
  const origin = origins.find(([word]) => isWord(remark, word))?.[1] ?? 'PROMOTION';
  return {
    referenceNumber,
    time,
    name: say(remark),
    type: type === 'REBATE' ? 'REBATE' : origin,
    amount,
    ...(type === 'REBATE' ? {} : turnover(time, amount, 1)),
    status: 'issued',
  };
}

function ofPaid(say: (text: Worded) => string, paid: PaidBonus): Bonus {
  const { referenceNumber, time, type, promotionId, amount, points, requestKey } = paid;
  const what = {
    referenceNumber,
    time,
    type,
    requestKey,
    name: say(promotionId === null ? { word: 'redEnvelope' } : { promotion: promotionId }),
    status: 'claimed' as const,
  };
  return amount === null ? { ...what, points } : { ...what, amount, ...turnover(time, amount, paid.turnover) };
}

const turnover = (time: number, amount: string, times: number): Pick<Bonus, 'requiredTurnover' | 'expireTime'> =>
  times === 0 ? {} : { requiredTurnover: moneyOf(centsOf(amount) * BigInt(times)), expireTime: time + TURNOVER_DAYS * dayMs };

/** Applications that are not decided, or were rejected, and what the seed says was issued in points. */
function fromPromotions(context: SandboxContext, member: Member, say: (text: Worded) => string): Bonus[] {
  const own = activityOf(context, member).promotions;
  return Object.entries(context.data.content.promotions ?? {}).flatMap(([id, entry]): Bonus[] => {
    const { status, appliedAt, requestKey = null } = memberPromotion(context, () => '', member, id, entry);
    const isIssued = (status === 'issued' || status === 'claimed') && own[id]?.claimed !== true;
    if (!isOpen(status) && !isIssued) return [];
    const type = entry.prizes === undefined ? 'PROMOTION' : 'RAFFLE';
    const what = {
      referenceNumber: `BA${member.id}-${id}`,
      time: appliedAt ?? momentIn(context, entry.startTime),
      type,
    } as const;
    const reward = isIssued || entry.amount === undefined ? { points: CLAIM_POINTS } : { amount: entry.amount };
    return [{ ...what, name: say({ promotion: id }), ...reward, status: status as BonusStatus, requestKey }];
  });
}

/** The bonus with the share of its turnover that the member's bets since then make up. */
export function withProgress(context: SandboxContext, member: Member, bonus: Bonus): Bonus {
  const required = centsOf(bonus.requiredTurnover ?? '0');
  if (required === 0n) return bonus;
  let done = 0n;
  for (const bet of betsOf(context, member)) {
    if (bet.time < bonus.time || done >= required) break;
    done += centsOf(bet.validBet ?? '0');
  }
  return { ...bonus, progress: done >= required ? 100 : Number((done * 100n) / required) };
}
