import { PhoneVerifierError, type PhoneErrorCode, type PhoneVerifier } from '#platform/phoneVerifier.ts';
import type { SendControl } from './fakeHumanVerifier.ts';
import type { PhoneAnswer, PhoneError } from './model/phoneChecks.ts';

/** The service's errors as the portal names them (spec §8). */
const codes: Readonly<Record<PhoneError, PhoneErrorCode>> = {
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
};

/** A phone verification whose service is the sandbox; the codes it sends are in the outbox. */
export function createFakePhoneVerifier(send: SendControl): PhoneVerifier {
  const ask = async <T>(path: string, body: Record<string, unknown>): Promise<T> => {
    const answer = (await send(path, body).catch(() => null)) as PhoneAnswer<T> | null;
    if (answer?.ok !== true) throw new PhoneVerifierError(codes[answer?.error ?? 'unknown']);
    return answer.value;
  };
  return {
    async send(phone) {
      const { verificationId } = await ask<{ verificationId: string }>('/__sandbox/phone', { phone });
      return {
        confirm: async (code) => (await ask<{ idToken: string }>('/__sandbox/phone/confirm', { verificationId, code })).idToken,
      };
    },
  };
}
