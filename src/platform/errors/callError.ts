import { CipherError } from '#platform/sealing/payloadCipher.ts';

/**
 * Failures of a call, apart from a refusal by the platform.
 * offline: no connection; timeout: no answer in time; aborted: cancelled by the caller; unauthorized: unknown token; forbidden:
 * known but not allowed; throttled: too many calls; unavailable: 5xx; badResponse: unreadable answer; noToken: not sent, as
 * nobody is signed in; encryption: the request cannot be sealed or its answer not opened; circuitOpen: not sent after too many
 * recent failures; unsendable: not sent, as the platform's form cannot hold a value of the request.
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
  | 'circuitOpen'
  | 'unsendable';

export interface CallErrorDetails {
  status?: number;
  /** How long to wait before another try. */
  retryAfterMs?: number;
  /** Why the platform forbids it. */
  code?: string | undefined;
  cause?: unknown;
}

/** A failure of transport or reading; a refusal is a value, not a failure. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly kind: CallErrorKind;
  /** The endpoint's name, or the path of a site file. */
  readonly endpoint: string;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;
  readonly code: string | undefined;

  constructor(kind: CallErrorKind, endpoint: string, details: CallErrorDetails = {}) {
    super(`${endpoint}: ${kind}${details.status === undefined ? '' : ` (${details.status})`}`, { cause: details.cause });
    this.kind = kind;
    this.endpoint = endpoint;
    this.status = details.status;
    this.retryAfterMs = details.retryAfterMs;
    this.code = details.code;
  }
}

/** Converts anything thrown during a call into a typed failure. */
export function asCallError(cause: unknown, endpoint: string): CallError {
  if (cause instanceof CallError) return cause;
  return new CallError(cause instanceof CipherError ? 'encryption' : 'badResponse', endpoint, { cause });
}
