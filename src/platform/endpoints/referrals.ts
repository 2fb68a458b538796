import type { Endpoint } from './endpoint.ts';

/** Invitations of new members. */
export const referrals = {
  /** The member's referral code and the rules. */
  referralInfo: {
    method: 'GET',
    path: '/wps/relay/MCS2_getReferralInfo',
    access: 'token',
    body: 'none',
    request: null,
    response: 'ReferralInfoResponse',
    localised: true,
  },
  /** The people whom the member invited. */
  referrals: {
    method: 'GET',
    path: '/wps/relay/MCS2_getReferrals',
    access: 'token',
    body: 'none',
    request: 'ReferralsQuery',
    response: 'ReferralsResponse',
    opaque: ['rows'],
    freshMs: 5_000,
  },
} as const satisfies Record<string, Endpoint>;
