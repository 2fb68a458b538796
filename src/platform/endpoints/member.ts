import type { Endpoint } from './endpoint.ts';

/** The signed-in member and the wallet. */
export const member = {
  /** Who is signed in. */
  memberInfo: {
    method: 'GET',
    path: '/wps/member/info',
    access: 'token',
    body: 'none',
    request: null,
    response: 'MemberInfoResponse',
    phase: 'startup',
  },
  /** The picture of the member. */
  memberIcon: {
    method: 'GET',
    path: '/wps/member/info/icon',
    access: 'token',
    body: 'none',
    request: null,
    response: 'MemberIconResponse',
  },
  /** Pending contract offers of the member. */
  fundsConsolidated: {
    method: 'GET',
    path: '/wps/member/info/funds/consolidated',
    access: 'token',
    body: 'none',
    request: null,
    response: 'FundsConsolidatedResponse',
  },
  /** The picture that the member chose. */
  playerAvatar: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    access: 'token',
    body: 'none',
    request: null,
    response: 'PlayerAvatarResponse',
  },
  /** Stores the chosen language. */
  language: {
    method: 'PUT',
    path: '/wps/member/language',
    access: 'visitor',
    body: 'json',
    request: 'LanguageRequest',
    response: null,
  },
  /** The money of the member. */
  balance: {
    method: 'GET',
    path: '/wps/v2/wallets/balance',
    access: 'token',
    body: 'none',
    request: null,
    response: 'BalanceResponse',
  },
  /** Whether all vendors share one wallet. */
  merchantWallet: {
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    access: 'token',
    body: 'none',
    request: null,
    response: 'MerchantWalletResponse',
    sessionKey: 'merchantWallet',
  },
} as const satisfies Record<string, Endpoint>;
