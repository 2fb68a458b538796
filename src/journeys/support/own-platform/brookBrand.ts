import type { Mappings, ResolvedBrand } from '#contract/types.ts';

/** What a brand says of a platform: keys of `brand.json` and its `mappings.json`. */
export interface PlatformWords {
  endpoints: ResolvedBrand['api']['endpoints'];
  tokenHeader?: string;
  mappings?: Mappings;
}

const order = {
  referenceNumber: { at: 'no' },
  status: {
    at: 'state',
    values: [
      { contract: 'PENDING', foreign: 1 },
      { contract: 'CREDITED', foreign: 2 },
      { contract: 'APPROVED', foreign: 3 },
      { contract: 'REJECTED', foreign: 4 },
      { contract: 'FAILED', foreign: 5 },
      { contract: 'CANCELLED', foreign: 6 },
      { contract: 'EXPIRED', foreign: 7 },
    ],
  },
} as const;

const session = {
  fields: { token: { at: 'player.ticket' }, firstTimeLogin: { constant: false }, passwordExpired: { constant: false } },
};

const mappings = {
  money: 'minor',
  time: 'iso',
  zone: 'UTC',
  headers: {
    'X-App': { constant: 'portal web' },
    'X-Locale': { from: 'language', values: [{ contract: 'PT', foreign: 'pt-BR' }] },
    'X-Ticket': { from: 'token', scheme: 'Ticket' },
    'X-Request-Id': { from: 'key' },
  },
  envelope: {
    value: 'payload',
    code: 'state.code',
    success: ['0'],
    message: 'state.text',
    codes: { 'E-TOKEN': 'token_invalid', 'E-LOGIN': 'wrong_password', 'E-NAME': 'username_taken' },
  },
  calls: {
    login: {
      request: { fields: { username: { at: 'who.name' }, password: { at: 'who.secret' }, type: { at: 'kind' } } },
      reply: session,
    },
    register: { request: { fields: { username: { at: 'nick' } } }, reply: session },
    balance: {
      body: 'json',
      reply: { fields: { sumBalance: { at: 'purse.all' }, balance: { at: 'purse.cash' }, unread: { constant: 0 } } },
    },
    logout: { body: 'json' },
    applyDeposit: { request: { fields: { amount: { at: 'cents' } } }, reply: { fields: order } },
    depositPaid: {
      path: '/v3/orders/{no}/paid',
      request: { fields: { referenceNumber: { at: 'no' } } },
      reply: { fields: order },
    },
    depositRecords: {
      request: { fields: { referenceNumber: { at: 'no' } } },
      reply: { fields: { rows: { at: 'list', each: { fields: order } }, total: { at: 'count' } } },
    },
  },
} satisfies Record<string, unknown>;

/** The words for the platform that `brook.ts` makes of the one of the document. */
export const brookWords: PlatformWords = {
  endpoints: {
    login: { path: '/v3/session' },
    logout: { method: 'POST', path: '/v3/session/end' },
    register: { method: 'POST', path: '/v3/players' },
    balance: { method: 'POST', path: '/v3/purse' },
    applyDeposit: { path: '/v3/orders' },
    depositRecords: { path: '/v3/orders' },
  },
  mappings: mappings as unknown as Mappings,
};
