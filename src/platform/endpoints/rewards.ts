import type { Endpoint } from './endpoint.ts';

/** Reads that a claim changes: it is paid in money or in points. */
const claimed = ['promotionStates', 'rewardList', 'pointBalance', 'pointDetails'] as const;

/** Reads that an exchange of points changes: for a reward or for money. */
const spent = ['pointBalance', 'pointReward', 'redeemPointList', 'pointDetails'] as const;

/** Promotions, points and levels. */
export const rewards = {
  /** The member's state in each promotion. */
  promotionStates: {
    method: 'GET',
    path: '/wps/relay/MCS2_getPromotionStates',
    access: 'token',
    body: 'none',
    request: null,
    response: 'PromotionStatesResponse',
    localised: true,
    freshMs: 5_000,
  },
  /** Joins a promotion. */
  applyPromotion: {
    method: 'POST',
    path: '/wps/relay/MCS2_applyPromotion',
    access: 'token',
    body: 'json',
    request: 'ApplyPromotionRequest',
    response: 'PromotionStateResponse',
    idempotent: true,
    reconcile: 'promotionStates',
    invalidates: ['promotionStates', 'rewardList', 'bonusDetails'],
  },
  /** Claims the reward of a promotion. */
  claimReward: {
    method: 'POST',
    path: '/wps/relay/MCS2_claimReward',
    access: 'token',
    body: 'json',
    request: 'ClaimRewardRequest',
    response: 'PromotionStateResponse',
    idempotent: true,
    reconcile: 'promotionStates',
    money: true,
    invalidates: claimed,
  },
  /** Draws the prize of a raffle. */
  claimRaffle: {
    method: 'POST',
    path: '/wps/relay/MCS2_claimRafflePromotion',
    access: 'token',
    body: 'json',
    request: 'ClaimRaffleRequest',
    response: 'RafflePrizeResponse',
    idempotent: true,
    reconcile: 'promotionStates',
    money: true,
    invalidates: claimed,
  },
  /** The points of the member. */
  pointBalance: {
    method: 'GET',
    path: '/wps/relay/MCS2_getPointBalance',
    access: 'token',
    body: 'none',
    request: null,
    response: 'PointBalanceResponse',
  },
  /** The rewards that points can be exchanged for. */
  pointReward: {
    method: 'GET',
    path: '/wps/relay/MCS2_getPointReward',
    access: 'token',
    body: 'none',
    request: 'PointPageRequest',
    response: 'PointRewardResponse',
  },
  /** The exchanges of the member. */
  redeemPointList: {
    method: 'GET',
    path: '/wps/relay/MCS2_getRedeemPointList',
    access: 'token',
    body: 'none',
    request: 'RedeemListQuery',
    response: 'RedeemListResponse',
    localised: true,
    opaque: ['rows'],
  },
  /** Every change of the points balance. */
  pointDetails: {
    method: 'GET',
    path: '/wps/relay/MCS2_getPointDetails',
    access: 'token',
    body: 'none',
    request: 'PointDetailsQuery',
    response: 'PointDetailsResponse',
    localised: true,
    opaque: ['rows'],
  },
  /** The conversion rate of points. */
  pointConfig: {
    method: 'GET',
    path: '/wps/relay/MCS2_getPointConfig',
    access: 'token',
    body: 'none',
    request: null,
    response: 'PointConfigResponse',
  },
  /** Exchanges points for a reward. */
  redeemPoint: {
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
    access: 'token',
    body: 'sealed',
    request: 'RedeemPointRequest',
    response: 'PointSpentResponse',
    idempotent: true,
    reconcile: 'redeemPointList',
    money: true,
    invalidates: spent,
  },
  /** Converts points into money. */
  convertPoint: {
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_convertPoint',
    access: 'token',
    body: 'sealed',
    request: 'ConvertPointRequest',
    response: 'PointSpentResponse',
    idempotent: true,
    reconcile: 'pointDetails',
    money: true,
    invalidates: spent,
  },
  /** The levels. */
  vipInfo: {
    method: 'GET',
    path: '/wps/relay/MCS2_getVipInfo',
    access: 'token',
    body: 'none',
    request: 'LanguageQuery',
    response: 'VipInfoResponse',
  },
} as const satisfies Record<string, Endpoint>;
