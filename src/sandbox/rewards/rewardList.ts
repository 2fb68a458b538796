import type { ActivityStatus, Reward, SandboxPromotion } from '#contract/types.ts';
import { centsOf, moneyOf } from '#sandbox/values/amounts.ts';
import { activityOf } from '../model/activity.ts';
import { pageOf } from '#sandbox/values/paging.ts';
import { memberPromotion } from '../model/promotions.ts';
import { accept } from '#sandbox/values/refusal.ts';
import { momentIn, type SandboxContext } from '../model/sandboxContext.ts';
import type { Member } from '../model/state.ts';
import { languageOf, type ReadText, textReader } from '../model/texts.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { CLAIM_POINTS } from './bonusesOf.ts';

const groups: Readonly<Record<string, readonly ActivityStatus[]>> = {
  claimable: ['claim'],
  in_process: ['applying', 'in_process', 'joined'],
  done: ['issued', 'claimed', 'rejected', 'closed'],
};
/** What the member can act on comes first. */
const inOrder: readonly ActivityStatus[] = ['claim', 'join', 'applying', 'in_process', 'joined', 'coming_soon'];
const place = ({ status }: Reward): number => (inOrder.includes(status) ? inOrder.indexOf(status) : inOrder.length);

/** GET /wps/relay/MCS2_getRewardList */
export const rewardList: Handler<'rewardList'> = ({ context, member, request }, { pageNo, pageSize, group }) => {
  const read = textReader(context, languageOf(request));
  const rewards = Object.entries(context.data.content.promotions ?? {})
    .map(([id, entry]) => rewardOf(context, member, read, id, entry))
    .filter(({ status }) => group === undefined || groups[group]?.includes(status) === true)
    .sort((one, other) => place(one) - place(other));
  const { items: rows, ...page } = pageOf(rewards, pageNo, pageSize);
  return accept({ rows, ...page });
};

function rewardOf(context: SandboxContext, member: Member, read: ReadText, id: string, entry: SandboxPromotion): Reward {
  const { status, reason = null, requestKey = null } = memberPromotion(context, read, member, id, entry);
  const { category, image, title, summary, startTime, endTime, amount, turnover = 0, prizes } = entry;
  const { requirement, counted: current = 0, required: target } = entry;
  const requireSocialId = activityOf(context, member).promotions[id] === undefined ? (entry.requireSocialId ?? null) : null;
  const isInPoints = amount === undefined || ((status === 'issued' || status === 'claimed') && !isPaidHere(context, member, id));
  const money = { amount, requiredTurnover: moneyOf(centsOf(amount ?? '0') * BigInt(turnover)) } as Pick<Reward, 'amount'>;
  return {
    promotionId: id,
    category,
    title: read(title),
    summary: read(summary),
    image,
    startTime: momentIn(context, startTime),
    ...(endTime === undefined ? {} : { endTime: momentIn(context, endTime) }),
    ...(prizes !== undefined ? { raffle: true } : isInPoints ? { points: CLAIM_POINTS } : money),
    ...(requirement === undefined || target === undefined ? {} : { requirement: { text: read(requirement), current, target } }),
    requireSocialId,
    status,
    reason,
    requestKey,
  };
}

const isPaidHere = (context: SandboxContext, member: Member, id: string): boolean =>
  activityOf(context, member).promotions[id]?.claimed === true;
