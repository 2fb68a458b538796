/** The phone service's errors under the portal's names. */
export const phoneErrorCodes = /** @type {const} */ ({
  'invalid-phone-number': 'invalidPhone',
  'missing-phone-number': 'missingPhone',
  'too-many-requests': 'tooManyRequests',
  unknown: 'unknown',
  'invalid-verification-code': 'invalidCode',
  'missing-verification-code': 'missingCode',
  'captcha-check-failed': 'captchaFailed',
  'quota-exceeded': 'quotaExceeded',
  'operation-not-allowed': 'notAllowed',
  'code-expired': 'codeExpired',
  'popup-closed-by-user': 'popupClosed',
});
