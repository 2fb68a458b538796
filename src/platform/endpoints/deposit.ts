import type { Endpoint } from './endpoint.ts';

/** Deposits. */
export const deposit = {
  /** The channels and bonuses to choose from. */
  depositChannels: {
    method: 'GET',
    path: '/wps/relay/MCS2_getDepositChannels',
    access: 'token',
    body: 'none',
    request: null,
    response: 'DepositChannelsResponse',
    localised: true,
    freshMs: 30_000,
  },
  /** Requests a deposit; the answer says how to pay. It may be credited at once. */
  applyDeposit: {
    method: 'POST',
    path: '/wps/relay/MCS2_applyDeposit',
    access: 'token',
    body: 'json',
    request: 'ApplyDepositRequest',
    response: 'DepositOrderResponse',
    failure: 'DepositFailure',
    idempotent: true,
    reconcile: 'depositRecords',
    money: true,
    invalidates: ['depositRecords', 'depositChannels', 'protection'],
  },
  /** The member's deposits. */
  depositRecords: {
    method: 'GET',
    path: '/wps/relay/MCS2_getDepositRecords',
    access: 'token',
    body: 'none',
    request: 'DepositRecordsQuery',
    response: 'DepositRecordsResponse',
    localised: true,
    opaque: ['rows'],
    freshMs: 2_000,
  },
  /** Declares the payment of a pending deposit; repeating it changes nothing. */
  depositPaid: {
    method: 'POST',
    path: '/wps/relay/MCS2_depositPaid',
    access: 'token',
    body: 'json',
    request: 'DepositReferenceRequest',
    response: 'DepositOrderResponse',
    invalidates: ['depositRecords'],
  },
  /** Cancels a pending deposit; repeating it changes nothing. */
  cancelDeposit: {
    method: 'POST',
    path: '/wps/relay/MCS2_cancelDeposit',
    access: 'token',
    body: 'json',
    request: 'DepositReferenceRequest',
    response: 'DepositOrderResponse',
    invalidates: ['depositRecords', 'protection'],
  },
} as const satisfies Record<string, Endpoint>;
