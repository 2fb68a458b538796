import type { Endpoint } from './endpoint.ts';

/** The reward centre: rewards, red envelopes, and the bonuses of the member. */
export const bonuses = {
  /** What the promotions give the member, and how far the member is. */
  rewardList: {
    method: 'GET',
    path: '/wps/relay/MCS2_getRewardList',
    access: 'token',
    body: 'none',
    request: 'RewardsQuery',
    response: 'RewardsResponse',
    localised: true,
    freshMs: 5_000,
  },
  /** Bonuses that were paid, and those still to come. */
  bonusDetails: {
    method: 'GET',
    path: '/wps/relay/MCS2_getBonusDetails',
    access: 'token',
    body: 'none',
    request: 'BonusesQuery',
    response: 'BonusesResponse',
    opaque: ['rows'],
    localised: true,
  },
  /** The red envelopes that are left, and those that were opened. */
  redEnvelopes: {
    method: 'GET',
    path: '/wps/relay/MCS2_redEnvelopes',
    access: 'token',
    body: 'none',
    request: 'RedEnvelopesQuery',
    response: 'RedEnvelopesResponse',
    freshMs: 5_000,
  },
  /** Opens a red envelope. */
  openRedEnvelope: {
    method: 'POST',
    path: '/wps/relay/MCS2_redEnvelopes',
    access: 'token',
    body: 'json',
    request: 'OpenRedEnvelopeRequest',
    response: 'OpenedRedEnvelopeResponse',
    idempotent: true,
    reconcile: 'redEnvelopes',
    money: true,
    invalidates: ['redEnvelopes'],
  },
} as const satisfies Record<string, Endpoint>;
