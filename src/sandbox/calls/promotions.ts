import type { SandboxPromotion } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { requestKeyOf } from '#sandbox/checks/idempotency.ts';
import { areOwnImages } from '../checks/images.ts';
import { refusalInForce } from '../protection/protectionOf.ts';
import { memberPromotion } from '../model/promotions.ts';
import { nextRandom } from '#sandbox/values/random.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { Member } from '../model/state.ts';
import { languageOf, type ReadText, textReader } from '../model/texts.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { CLAIM_POINTS } from '../rewards/bonusesOf.ts';
import { payBonus } from '../rewards/memberRewards.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { ownEntry } from '#engine/values/ownEntry.ts';

export const promotionStates: Handler<'promotionStates'> = ({ context, member, request }) => {
  const read = textReader(context, languageOf(request));
  return accept(
    Object.entries(context.data.content.promotions ?? {}).map(([id, entry]) => memberPromotion(context, read, member, id, entry)),
  );
};

export const applyPromotion: Handler<'applyPromotion'> = ({ context, member, request }, body) => {
  const barred = refusalInForce(context, member);
  if (barred !== null) return barred;
  const { promotionId, images = [], socialId } = body;
  const read = textReader(context, languageOf(request));
  const id = String(promotionId);
  const entry = ownEntry(context.data.content.promotions, id);
  if (entry === undefined || memberPromotion(context, read, member, id, entry).status !== 'join')
    return refuse('promotion_closed');
  if (!areOwnImages(context, member, images)) return refuse('invalid_request', { field: 'images' });
  if (entry.requireSocialId !== undefined && (socialId ?? '') === '') return refuse('invalid_request', { field: 'socialId' });
  activityOf(context, member).promotions[id] = { at: context.now, claimed: false, requestKey: requestKeyOf(request) };
  return accept(memberPromotion(context, read, member, id, entry));
};

export const claimReward: Handler<'claimReward'> = ({ context, member, request }, { promotionId, socialId }) => {
  const read = textReader(context, languageOf(request));
  const requestKey = requestKeyOf(request);
  const claimed = claim(context, read, member, { id: String(promotionId), socialId, requestKey });
  if (!claimed.ok) return claimed;
  const { id, entry } = claimed.value;
  const { referenceNumber, amount } = payBonus(context, member, {
    type: 'PROMOTION',
    promotionId: id,
    amount: entry.amount ?? null,
    points: CLAIM_POINTS,
    turnover: entry.turnover ?? 0,
    requestKey,
    remark: { promotion: id },
  });
  const state = memberPromotion(context, read, member, id, entry);
  return accept({ ...state, referenceNumber, ...(amount === null ? {} : { amount }) });
};

/** POST /wps/relay/MCS2_claimRafflePromotion: one draw. */
export const claimRaffle: Handler<'claimRaffle'> = ({ context, member, request }, { promotionId }) => {
  const read = textReader(context, languageOf(request));
  const prizes = ownEntry(context.data.content.promotions, String(promotionId))?.prizes ?? [];
  if (prizes.length === 0) return refuse('promotion_closed');
  const requestKey = requestKeyOf(request);
  const claimed = claim(context, read, member, { id: String(promotionId), requestKey });
  if (!claimed.ok) return claimed;
  const { id, entry } = claimed.value;
  const prize = prizes[Math.floor(nextRandom(context.state) * prizes.length)];
  if (prize === undefined) return accept({ prize: '' });
  const { referenceNumber, amount } = payBonus(context, member, {
    type: 'RAFFLE',
    promotionId: id,
    amount: prize.amount ?? null,
    points: prize.points,
    turnover: entry.turnover ?? 0,
    requestKey,
    remark: { promotion: id },
  });
  return accept({ prize: read(prize.name), referenceNumber, ...(amount === null ? { points: prize.points } : { amount }) });
};

function claim(
  context: SandboxContext,
  read: ReadText,
  member: Member,
  { id, socialId = '', requestKey }: { id: string; socialId?: string | undefined; requestKey: string | null },
): Answer<{ id: string; entry: SandboxPromotion }> {
  const barred = refusalInForce(context, member);
  if (barred !== null) return barred;
  const entry = ownEntry(context.data.content.promotions, id);
  if (entry === undefined || memberPromotion(context, read, member, id, entry).status !== 'claim')
    return refuse('promotion_closed');
  const activity = activityOf(context, member);
  const isContactMissing = entry.requireSocialId !== undefined && activity.promotions[id] === undefined && socialId === '';
  if (isContactMissing) return refuse('invalid_request', { field: 'socialId' });
  activity.promotions[id] = { at: activity.promotions[id]?.at ?? context.now, claimed: true, requestKey };
  return accept({ id, entry });
}
