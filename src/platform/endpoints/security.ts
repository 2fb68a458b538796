import type { Endpoint } from './endpoint.ts';

/** The security centre of the member. */
export const security = {
  /** The bank cards of the member, with masked numbers. */
  bankCards: {
    method: 'GET',
    path: '/wps/member/bankCards',
    access: 'token',
    body: 'none',
    request: null,
    response: 'BankCardsResponse',
  },
  /** Adds a bank card. */
  addBankCard: {
    method: 'POST',
    path: '/wps/member/bankCards',
    access: 'token',
    body: 'sealed',
    request: 'AddBankCardRequest',
    response: 'BankCardResponse',
    idempotent: true,
    reconcile: 'bankCards',
    invalidates: ['bankCards'],
  },
  /** Removes a bank card. */
  removeBankCard: {
    method: 'DELETE',
    path: '/wps/member/bankCards',
    access: 'token',
    body: 'none',
    request: 'BankCardIdRequest',
    response: null,
    invalidates: ['bankCards'],
  },
  /** The banks that money can be paid out to. */
  banks: {
    method: 'GET',
    path: '/wps/member/banks',
    access: 'token',
    body: 'none',
    request: null,
    response: 'BanksResponse',
    freshMs: 600_000,
  },
} as const satisfies Record<string, Endpoint>;
