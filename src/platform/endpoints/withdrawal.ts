import type { Endpoint } from './endpoint.ts';

/** Withdrawals to a bank card, and their confirmation by the member. */
export const withdrawal = {
  /** What can be withdrawn now, and what waits for an answer. */
  withdrawInfo: {
    method: 'GET',
    path: '/wps/relay/MCS2_getWithdrawInfo',
    access: 'token',
    body: 'none',
    request: null,
    response: 'WithdrawInfoResponse',
    freshMs: 5_000,
  },
  /** Requests a withdrawal. */
  applyWithdraw: {
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCS2_applyWithdraw',
    access: 'token',
    body: 'sealed',
    request: 'ApplyWithdrawRequest',
    response: 'WithdrawalResponse',
    idempotent: true,
    reconcile: 'withdrawRecords',
    money: true,
    invalidates: ['withdrawRecords'],
  },
  /** The withdrawals of the member. */
  withdrawRecords: {
    method: 'GET',
    path: '/wps/relay/MCS2_getWithdrawRecords',
    access: 'token',
    body: 'none',
    request: 'WithdrawalsQuery',
    response: 'WithdrawalsResponse',
    opaque: ['rows'],
    freshMs: 5_000,
  },
  /** Declares whether a disbursed withdrawal has arrived. */
  confirmWithdraw: {
    method: 'POST',
    path: '/wps/relay/MCS2_confirmWithdraw',
    access: 'token',
    body: 'json',
    request: 'ConfirmWithdrawRequest',
    response: 'WithdrawalResponse',
    idempotent: true,
    reconcile: 'withdrawConfirmations',
    money: true,
    invalidates: ['withdrawRecords', 'withdrawConfirmations'],
  },
  /** What the member has declared about withdrawals. */
  withdrawConfirmations: {
    method: 'GET',
    path: '/wps/relay/MCS2_getWithdrawConfirmations',
    access: 'token',
    body: 'none',
    request: 'WithdrawConfirmationsQuery',
    response: 'WithdrawConfirmationsResponse',
  },
} as const satisfies Record<string, Endpoint>;
