import { type PhoneErrorCode, type PhoneVerifier, PhoneVerifierError } from '#platform/verification/phoneVerifier.ts';
import type { SendControl } from './fakeHumanVerifier.ts';
import type { PhoneAnswer, PhoneError } from '#sandbox/checks/phoneChecks.ts';
import { phoneErrorCodes } from './verify/phoneErrorCodes.js';

const codes: Readonly<Record<PhoneError, PhoneErrorCode>> = phoneErrorCodes;

/** A phone verification against the sandbox, which puts its codes into the outbox. */
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
