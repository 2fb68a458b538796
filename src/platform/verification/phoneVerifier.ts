/** Why an external phone verification failed. */
export type PhoneErrorCode =
  | 'invalidPhone'
  | 'missingPhone'
  | 'tooManyRequests'
  | 'invalidCode'
  | 'missingCode'
  | 'captchaFailed'
  | 'quotaExceeded'
  | 'notAllowed'
  | 'codeExpired'
  | 'popupClosed'
  | 'unknown';

/** The text key of each. */
export const phoneErrorTexts = {
  invalidPhone: 'errors:phone_invalid',
  missingPhone: 'errors:phone_missing',
  tooManyRequests: 'errors:phone_too_many_requests',
  invalidCode: 'errors:phone_code_invalid',
  missingCode: 'errors:phone_code_missing',
  captchaFailed: 'errors:phone_captcha_failed',
  quotaExceeded: 'errors:phone_quota_exceeded',
  notAllowed: 'errors:phone_not_allowed',
  codeExpired: 'errors:phone_code_expired',
  popupClosed: 'errors:phone_popup_closed',
  unknown: 'errors:phone_unknown',
} as const satisfies Record<PhoneErrorCode, string>;

/** How long to wait after `tooManyRequests`. */
export const phoneRetryMs = 5 * 60_000;

/** Seconds between two codes on the external path. */
export const phoneCountdownSeconds = 60;

export class PhoneVerifierError extends Error {
  override readonly name = 'PhoneVerifierError';
  readonly code: PhoneErrorCode;

  constructor(code: PhoneErrorCode) {
    super(`phone verification: ${code}`);
    this.code = code;
  }
}

/** A code sent to a phone. */
export interface PhoneConfirmation {
  /** The proof that the phone's owner entered the code. @throws PhoneVerifierError */
  confirm(code: string): Promise<string>;
}

/** Verifies a phone number through an external service (D-13); the environment provides the implementation. */
export interface PhoneVerifier {
  /** Sends a code to the number, E.164 such as +5511912345678. @throws PhoneVerifierError */
  send(phone: string, options?: { language?: string; signal?: AbortSignal }): Promise<PhoneConfirmation>;
}
