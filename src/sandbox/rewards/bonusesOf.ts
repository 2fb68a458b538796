import type { ActivityStatus, Bonus, BonusStatus, BonusType, Transaction } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { memberPromotion } from '../model/promotions.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import type { ReadText } from '../model/texts.ts';
import { centsOf, moneyOf } from '../history/amounts.ts';
import { betsOf } from '../history/bets.ts';
import { historyOf } from '../history/history.ts';
import { rewardsOf } from './memberRewards.ts';
import type { PaidBonus } from './rewardState.ts';

const dayMs = 86_400_000;
const TURNOVER_DAYS = 30;
export const CLAIM_POINTS = 200;

const envelope = {
  PT: 'Envelope vermelho',
  EN: 'Red envelope',
  CN: '红包',
  ID: 'Amplop merah',
  TH: 'ซองแดง',
  VI: 'Bao lì xì',
};

const isOpen = (status: ActivityStatus): status is BonusStatus =>
  status === 'applying' || status === 'in_process' || status === 'rejected';

export const isPaid = ({ status }: Bonus): boolean => status === 'claimed' || status === 'issued';

/** Every bonus of a member, the latest first; what was paid in money is exactly the bonuses and rebates of the transactions. */
export function bonusesOf(context: SandboxContext, member: Member, read: ReadText): Bonus[] {
  const known = rewardsOf(context, member).paid;
  const transactions = [...activityOf(context, member).transactions, ...historyOf(context, member).transactions];
  const inMoney = transactions
    .filter(({ type, status }) => (type === 'BONUS' || type === 'REBATE') && status === 'CREDITED')
    .map((transaction) => {
      const paid = known.find(({ referenceNumber }) => referenceNumber === transaction.referenceNumber);
      return paid === undefined ? earlier(transaction) : ofPaid(context, read, paid);
    });
  const inPoints = known.filter(({ amount }) => amount === null).map((paid) => ofPaid(context, read, paid));
  return [...inMoney, ...inPoints, ...fromPromotions(context, member, read)].sort((one, other) => other.time - one.time);
}

/** A bonus that the platform paid by itself. */
function earlier({ referenceNumber, time, type, amount, remark = '' }: Transaction): Bonus {
  const byRemark: Readonly<Record<string, BonusType>> = { Mission: 'MISSION', Level: 'VIP', Referral: 'REFERRAL' };
  const origin = byRemark[remark.split(' ')[0] ?? ''] ?? 'PROMOTION';
  return {
    referenceNumber,
    time,
    name: remark,
    type: type === 'REBATE' ? 'REBATE' : origin,
    amount,
    ...(type === 'REBATE' ? {} : turnover(time, amount, 1)),
    status: 'issued',
  };
}

function ofPaid(context: SandboxContext, read: ReadText, paid: PaidBonus): Bonus {
  const { referenceNumber, time, type, promotionId, amount, points, requestKey } = paid;
  const title = promotionId === null ? envelope : context.data.content.promotions?.[promotionId]?.title;
  const what = {
    referenceNumber,
    time,
    type,
    requestKey,
    name: title === undefined ? '' : read(title),
    status: 'claimed' as const,
  };
  return amount === null ? { ...what, points } : { ...what, amount, ...turnover(time, amount, paid.turnover) };
}

const turnover = (time: number, amount: string, times: number): Pick<Bonus, 'requiredTurnover' | 'expireTime'> =>
  times === 0 ? {} : { requiredTurnover: moneyOf(centsOf(amount) * BigInt(times)), expireTime: time + TURNOVER_DAYS * dayMs };

/** Applications that are not decided, or were rejected, and what the seed says was issued in points. */
function fromPromotions(context: SandboxContext, member: Member, read: ReadText): Bonus[] {
  const own = activityOf(context, member).promotions;
  return Object.entries(context.data.content.promotions ?? {}).flatMap(([id, entry]): Bonus[] => {
    const { status, appliedAt, requestKey = null } = memberPromotion(context, read, member, id, entry);
    const isIssued = (status === 'issued' || status === 'claimed') && own[id]?.claimed !== true;
    if (!isOpen(status) && !isIssued) return [];
    const type = entry.prizes === undefined ? 'PROMOTION' : 'RAFFLE';
    const what = { referenceNumber: `BA${member.id}-${id}`, time: appliedAt ?? Date.parse(entry.startTime), type } as const;
    const reward = isIssued || entry.amount === undefined ? { points: CLAIM_POINTS } : { amount: entry.amount };
    return [{ ...what, name: read(entry.title), ...reward, status: status as BonusStatus, requestKey }];
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
