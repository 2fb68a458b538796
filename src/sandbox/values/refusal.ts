import type { ErrorCode } from '#contract/errorCodes.ts';

/** A call's answer: a value, or a refusal with the platform's message code and an optional value. */
export type Answer<T> = Accepted<T> | Refused;
export interface Accepted<T> {
  readonly ok: true;
  readonly value: T;
}
export interface Refused {
  readonly ok: false;
  readonly message: string;
  readonly value: unknown;
  /** HTTP status; a business refusal is 200, as on the platform. */
  readonly status: number;
}

export function accept<T>(value: T): Accepted<T> {
  return { ok: true, value };
}

/** Refuses a call with a code; `value` has what the caller needs next, such as the captcha flag. */
export function refuse(message: ErrorCode, value: unknown = null, status = 200): Refused {
  return { ok: false, message, value, status };
}
