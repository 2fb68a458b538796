import { CipherError } from '#platform/sealing/payloadCipher.ts';

/**
 * What can go wrong with a call besides the platform saying no.
 * offline: no connection; timeout: no answer in time; aborted: the caller gave up; unauthorized: the token is not known;
 * forbidden: known, but not allowed; throttled: too many calls; unavailable: 5xx; badResponse: an answer that cannot be
 * read; noToken: nobody is signed in, so the call was not sent; encryption: it cannot be sealed or its answer not
 * opened; circuitOpen: too many failures lately, so the call was not sent.
 */
export type CallErrorKind =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'throttled'
  | 'unavailable'
  | 'badResponse'
  | 'noToken'
  | 'encryption'
  | 'circuitOpen';

export interface CallErrorDetails {
  status?: number;
  /** How long to wait before the call makes sense again. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** A failure on the way to the platform or back; a refusal is a value, not a failure. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  /** The endpoint's name, or the path of a site file. */
  readonly endpoint: string;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(kind: CallErrorKind, endpoint: string, details: CallErrorDetails = {}) {
    super(`${endpoint}: ${kind}${details.status === undefined ? '' : ` (${details.status})`}`, { cause: details.cause });
    this.kind = kind;
    this.endpoint = endpoint;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** Whatever was thrown on the way, as a typed failure. */
export function asCallError(cause: unknown, endpoint: string): CallError {
  if (cause instanceof CallError) return cause;
  return new CallError(cause instanceof CipherError ? 'encryption' : 'badResponse', endpoint, { cause });
}
