import type { Endpoint } from './endpoint.ts';

/** Records of the member and, with scope TEAM, of an agent's team. Lists are paged, sorted and summed by the platform. */
export const records = {
  /** Movements of money. */
  memTransDet: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemTransDet',
    access: 'token',
    body: 'none',
    request: 'TransactionsQuery',
    response: 'TransactionsResponse',
    localised: true,
    opaque: ['rows'],
  },
  /** Bets. */
  memBetDet: {
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemBetDet',
    access: 'token',
    body: 'none',
    request: 'BetsQuery',
    response: 'BetsResponse',
    localised: true,
    opaque: ['rows'],
  },
} as const satisfies Record<string, Endpoint>;
