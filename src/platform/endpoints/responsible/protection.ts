import type { Endpoint } from '../endpoint.ts';

/**
 * What members do to protect themselves: own limits, pauses and self-exclusion. Each write states the wanted
 * outcome, so that a repeated one changes nothing.
 */
export const protection = {
  /** The limits of the member, what is used of them, and a pause or self-exclusion in force. */
  protection: {
    method: 'GET',
    path: '/wps/member/protection',
    access: 'token',
    body: 'none',
    request: null,
    response: 'ProtectionResponse',
    freshMs: 5_000,
  },
  /** What the member did about protection. */
  protectionRecords: {
    method: 'GET',
    path: '/wps/member/protection/records',
    access: 'token',
    body: 'none',
    request: 'ProtectionRecordsQuery',
    response: 'ProtectionRecordsResponse',
    opaque: ['rows'],
  },
  /** Sets a limit: a lower one at once, a higher one after the waiting time. */
  setLimit: {
    method: 'PUT',
    path: '/wps/member/protection/limit',
    access: 'token',
    body: 'json',
    request: 'SetLimitRequest',
    response: null,
    invalidates: ['protection', 'protectionRecords'],
  },
  /** Withdraws a raise that waits. */
  keepLimit: {
    method: 'DELETE',
    path: '/wps/member/protection/raise',
    access: 'token',
    body: 'none',
    request: 'KeepLimitRequest',
    response: null,
    invalidates: ['protection', 'protectionRecords'],
  },
  /** Begins a pause; refused while one is in force. */
  pausePlay: {
    method: 'POST',
    path: '/wps/member/protection/pause',
    access: 'token',
    body: 'json',
    request: 'PausePlayRequest',
    response: null,
    invalidates: ['protection', 'protectionRecords'],
  },
  /** Begins a self-exclusion, also during a pause; refused while one is in force. */
  selfExclude: {
    method: 'POST',
    path: '/wps/member/protection/exclusion',
    access: 'token',
    body: 'json',
    request: 'SelfExcludeRequest',
    response: null,
    invalidates: ['protection', 'protectionRecords'],
  },
} as const satisfies Record<string, Endpoint>;
