import { activityOf } from '../model/activity.ts';
import { memberPromotion } from '../model/promotions.ts';
import { accept, refuse } from '../model/refusal.ts';
import { earnPoints } from '../model/points.ts';
import type { Handler } from './handler.ts';

/** Points that a claimed promotion brings. */
const claimPoints = 200;

/** GET /wps/relay/MCS2_getPromotionStates */
export const promotionStates: Handler<'promotionStates'> = ({ world, member }) =>
  accept(Object.entries(world.data.content.promotions ?? {}).map(([id, entry]) => memberPromotion(world, member, id, entry)));

/** POST /wps/relay/MCS2_applyPromotion */
export const applyPromotion: Handler<'applyPromotion'> = ({ world, member }, { promotionId, images = [] }) => {
  const id = String(promotionId);
  const entry = world.data.content.promotions?.[id];
  if (member.type === world.brand.agent.demoType) return refuse('in_need_true_account');
  if (entry === undefined || memberPromotion(world, member, id, entry).status !== 'join') return refuse('promotion_closed');
  if (images.some((image) => world.state.images[image] === undefined)) return refuse('invalid_request', { field: 'images' });
  activityOf(world, member).promotions[id] = { at: world.now, claimed: false };
  return accept(memberPromotion(world, member, id, entry));
};

/** POST /wps/relay/MCS2_claimReward */
export const claimReward: Handler<'claimReward'> = ({ world, member }, { promotionId }) => {
  const id = String(promotionId);
  const entry = world.data.content.promotions?.[id];
  if (member.type === world.brand.agent.demoType) return refuse('in_need_true_account');
  if (entry === undefined || memberPromotion(world, member, id, entry).status !== 'claim') return refuse('promotion_closed');
  const activity = activityOf(world, member);
  activity.promotions[id] = { at: activity.promotions[id]?.at ?? world.now, claimed: true };
  earnPoints(world, member, claimPoints, entry.title['EN'] ?? id);
  return accept(memberPromotion(world, member, id, entry));
};
