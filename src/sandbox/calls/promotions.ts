import type { SandboxPromotion } from '#contract/types.ts';
import { activityOf } from '../model/activity.ts';
import { earnPoints } from '../model/points.ts';
import { memberPromotion } from '../model/promotions.ts';
import { nextRandom } from '../model/random.ts';
import { accept, refuse, type Answer } from '../model/refusal.ts';
import type { Member } from '../model/state.ts';
import { languageOf, type ReadText, textReader } from '../model/texts.ts';
import type { World } from '../model/world.ts';
import type { Handler } from './handler.ts';

/** Points that a claimed promotion brings. */
const claimPoints = 200;

/** GET /wps/relay/MCS2_getPromotionStates */
export const promotionStates: Handler<'promotionStates'> = ({ world, member, request }) => {
  const read = textReader(world, languageOf(request));
  return accept(
    Object.entries(world.data.content.promotions ?? {}).map(([id, entry]) => memberPromotion(world, read, member, id, entry)),
  );
};

/** POST /wps/relay/MCS2_applyPromotion */
export const applyPromotion: Handler<'applyPromotion'> = ({ world, member, request }, body) => {
  const { promotionId, images = [], socialId } = body;
  const read = textReader(world, languageOf(request));
  const id = String(promotionId);
  const entry = world.data.content.promotions?.[id];
  if (member.type === world.brand.agent.demoType) return refuse('in_need_true_account');
  if (entry === undefined || memberPromotion(world, read, member, id, entry).status !== 'join') return refuse('promotion_closed');
  if (images.some((image) => world.state.images[image] === undefined)) return refuse('invalid_request', { field: 'images' });
  if (entry.requireSocialId !== undefined && (socialId ?? '') === '') return refuse('invalid_request', { field: 'socialId' });
  activityOf(world, member).promotions[id] = { at: world.now, claimed: false };
  return accept(memberPromotion(world, read, member, id, entry));
};

/** POST /wps/relay/MCS2_claimReward */
export const claimReward: Handler<'claimReward'> = ({ world, member, request }, { promotionId }) => {
  const read = textReader(world, languageOf(request));
  const claimed = claim(world, read, member, String(promotionId));
  if (!claimed.ok) return claimed;
  const { id, entry } = claimed.value;
  earnPoints(world, member, claimPoints, read(entry.title));
  return accept(memberPromotion(world, read, member, id, entry));
};

/** POST /wps/relay/MCS2_claimRafflePromotion: one draw. */
export const claimRaffle: Handler<'claimRaffle'> = ({ world, member, request }, { promotionId }) => {
  const read = textReader(world, languageOf(request));
  const prizes = world.data.content.promotions?.[String(promotionId)]?.prizes ?? [];
  if (prizes.length === 0) return refuse('promotion_closed');
  const claimed = claim(world, read, member, String(promotionId));
  if (!claimed.ok) return claimed;
  const { entry } = claimed.value;
  const prize = prizes[Math.floor(nextRandom(world.state) * prizes.length)];
  if (prize === undefined) return accept({ prize: '' });
  if (prize.points > 0) earnPoints(world, member, prize.points, read(entry.title));
  return accept({ prize: read(prize.name), points: prize.points });
};

/** Marks what was granted as taken. */
function claim(world: World, read: ReadText, member: Member, id: string): Answer<{ id: string; entry: SandboxPromotion }> {
  const entry = world.data.content.promotions?.[id];
  if (member.type === world.brand.agent.demoType) return refuse('in_need_true_account');
  if (entry === undefined || memberPromotion(world, read, member, id, entry).status !== 'claim')
    return refuse('promotion_closed');
  const activity = activityOf(world, member);
  activity.promotions[id] = { at: activity.promotions[id]?.at ?? world.now, claimed: true };
  return accept({ id, entry });
}
