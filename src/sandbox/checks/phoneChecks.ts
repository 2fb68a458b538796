import { ownEntry } from '#engine/values/ownEntry.ts';
import { addToOutbox } from './outbox.ts';
import { digits, lowerHex, randomText } from '#sandbox/values/random.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';

/** The external phone service's errors, as it spells them. */
const phoneErrors = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
] as const;
export type PhoneError = (typeof phoneErrors)[number];

export type PhoneAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: PhoneError };

const codeValidMs = 300_000;
const tokenValidMs = 600_000;
const fail = (error: PhoneError): { readonly ok: false; readonly error: PhoneError } => ({ ok: false, error });

/** Starts a verification of `phone` (with dialing code, `+84…`) and puts the code into the outbox. */
export function startPhoneCheck(context: SandboxContext, phone: string): PhoneAnswer<{ verificationId: string }> {
  const forced = phoneErrors.find((error) => error === context.settings.phoneError);
  if (forced !== undefined) return fail(forced);
  if (phone === '') return fail('missing-phone-number');
  if (!/^\+\d{8,15}$/.test(phone)) return fail('invalid-phone-number');
  const { state, now } = context;
  const verificationId = randomText(state, 24, lowerHex);
  const code = randomText(state, 6, digits);
  state.phoneChecks[verificationId] = { phone, code, expiresAt: now + codeValidMs, tries: 0 };
  addToOutbox(context, {
    channel: 'phone',
    to: phone,
    subject: 'verification',
    code,
    text: `${code} is your verification code.`,
  });
  return { ok: true, value: { verificationId } };
}

/** Exchanges the right code for a token that one registration may use. */
export function confirmPhoneCheck(
  context: SandboxContext,
  verificationId: string,
  code: string,
): PhoneAnswer<{ idToken: string }> {
  const { state, now } = context;
  const check = ownEntry(state.phoneChecks, verificationId);
  if (code === '') return fail('missing-verification-code');
  if (check === undefined || check.expiresAt <= now) return fail('code-expired');
  if (check.code !== code) {
    check.tries += 1;
    if (check.tries >= 5) delete state.phoneChecks[verificationId];
    return fail('invalid-verification-code');
  }
  delete state.phoneChecks[verificationId];
  const idToken = `phone.${randomText(state, 48, lowerHex)}`;
  state.phoneTokens[idToken] = { phone: check.phone, expiresAt: now + tokenValidMs };
  return { ok: true, value: { idToken } };
}

/** True once for a token issued for this phone. */
export function redeemPhoneToken(context: SandboxContext, idToken: string, phone: string): boolean {
  const known = ownEntry(context.state.phoneTokens, idToken);
  if (known === undefined || known.expiresAt <= context.now || known.phone !== phone) return false;
  delete context.state.phoneTokens[idToken];
  return true;
}
