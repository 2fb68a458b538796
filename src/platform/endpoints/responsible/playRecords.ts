import type { Endpoint } from '../endpoint.ts';

/** What a member has played and answered, for responsible play. */
export const playRecords = {
  /** The statement of play of the last twelve months. */
  playStatement: {
    method: 'GET',
    path: '/wps/member/playStatement',
    access: 'token',
    body: 'none',
    request: 'PlayStatementQuery',
    response: 'PlayStatementResponse',
    opaque: ['rows'],
  },
  /** The reality checks that the member answered. */
  realityChecks: {
    method: 'GET',
    path: '/wps/member/realityChecks',
    access: 'token',
    body: 'none',
    request: 'RealityChecksQuery',
    response: 'RealityChecksResponse',
    opaque: ['rows'],
  },
  /** Reports the answer to a reality check. */
  noteRealityCheck: {
    method: 'POST',
    path: '/wps/member/realityChecks',
    access: 'token',
    body: 'json',
    request: 'RealityCheckRequest',
    response: null,
    invalidates: ['realityChecks'],
  },
} as const satisfies Record<string, Endpoint>;
