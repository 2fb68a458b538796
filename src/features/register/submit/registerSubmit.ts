import type { RegisterResponse } from '#contract/types.ts';
import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import { currentHost, pageUrl } from '#platform/browser/navigation.ts';
import { type PhoneErrorCode, phoneErrorTexts, PhoneVerifierError } from '#platform/verification/phoneVerifier.ts';
import { reloadCaptcha } from '#state/forms/captcha.ts';
import { type HumanFields, passHumanCheck } from '#state/session/humanCheck.ts';
import { isPhoneVerifiedExternally, provePhone } from '#state/forms/phoneProof.ts';
import { createExtension } from '#state/portal/extension.ts';
import type { Portal } from '#state/portal/portal.ts';
import { affiliateCodeOf, type Registration, registrationPayload, valueOf } from './registerPayload.ts';
import { refusedField } from './registerRefusal.ts';
import { type Accepted, isAccepted, greetFirstLogin, signIn } from '#state/session/signIn.ts';

/** How a submit ended: a member, nothing because a step was not passed, or a refusal with its field. */
export type RegisterOutcome = { kind: 'registered' } | { kind: 'stopped' } | Refused;

interface Refused {
  kind: 'refused';
  /** The field concerned, and its text. */
  field: { name: string; messageKey: string } | null;
}

const STOPPED: RegisterOutcome = { kind: 'stopped' };
const NOT_CREATED = { key: 'register:not_created' };

/** One registration at a time, over all forms of the page (T18). */
const submitOf = createExtension(() => ({ isRunning: false }));

/**
 * Everything after a valid form, in the platform's order: invitation code, human check, external phone verification, the call,
 * and the success modals. Failures are shown in dialogs, except those of a field, which the form shows.
 */
export async function submitRegistration(portal: Portal, registration: Registration): Promise<RegisterOutcome> {
  const submit = submitOf(portal);
  if (submit.isRunning) return STOPPED;
  submit.isRunning = true;
  try {
    return await register(portal, registration);
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    reloadUsedCaptcha(portal, registration);
    await portal.overlay.warn({ title: NOT_CREATED, text: messageOf(cause) });
    return { kind: 'refused', field: null };
  } finally {
    submit.isRunning = false;
  }
}

async function register(portal: Portal, registration: Registration): Promise<RegisterOutcome> {
  const { whileBusy } = portal.overlay;
  const code = affiliateCodeOf(registration);
  if (code !== '' && !(await whileBusy(() => isInvitationGood(portal, code)))) {
    await portal.overlay.warn({ title: { key: 'errors:invitation_code_error' } });
    return { kind: 'refused', field: refusedField('invitation_code_error', registration.shown) };
  }
  // an interactive step hides the loading indicator
  const human = await passHumanCheck(portal, 'register');
  if (human === null) return STOPPED;

  const reply = await whileBusy(() => proveAndCall(portal, registration, human));
  if ('kind' in reply) return reply;
  if (!reply.ok) {
    reloadUsedCaptcha(portal, registration);
    await portal.overlay.warn({ title: NOT_CREATED, text: messageOf(reply) });
    return { kind: 'refused', field: refusedField(reply.code, registration.shown) };
  }
  if (!isAccepted(reply.value)) throw new CallError('badResponse', registration.kind);
  portal.environment.report({ kind: 'registered', how: registration.kind === 'registerMobile' ? 'phone' : 'username' });
  await welcome(portal, registration, reply.value);
  return { kind: 'registered' };
}

async function isInvitationGood(portal: Portal, code: string): Promise<boolean> {
  const reply = await portal.client.call('affiliate', { code, domain: currentHost() });
  return reply.ok && reply.value?.valid !== false;
}

/** The platform's answer, or why the phone could not be verified. */
async function proveAndCall(portal: Portal, registration: Registration, human: HumanFields) {
  const byPhone = registration.kind === 'registerMobile';
  const idToken = byPhone && isPhoneVerifiedExternally(portal) ? await prove(portal, registration) : null;
  if (idToken !== null && typeof idToken !== 'string') return idToken;
  const place = { url: pageUrl(), domain: currentHost(), dialingCode: portal.brand.phone.dialingCode };
  return portal.client.call(registration.kind, registrationPayload(registration, { human, idToken }, place));
}

/** Errors of the external verification about the number; the others are shown at the code. */
const aboutNumber: readonly PhoneErrorCode[] = ['invalidPhone', 'missingPhone'];

async function prove(portal: Portal, { values }: Registration): Promise<string | Refused> {
  try {
    return await provePhone(portal, values);
  } catch (cause) {
    const code = cause instanceof PhoneVerifierError ? cause.code : 'unknown';
    portal.environment.report({ kind: 'phoneNotProved', code });
    const name = aboutNumber.includes(code) ? 'mobileNum' : 'verificationCode';
    return { kind: 'refused', field: { name, messageKey: phoneErrorTexts[code] } };
  }
}

/** A registration by phone shows its account first; the session begins when it is confirmed (D-57). */
async function welcome(portal: Portal, registration: Registration, reply: Accepted & RegisterResponse): Promise<void> {
  const userName = reply.account ?? valueOf(registration, registration.kind === 'registerMobile' ? 'mobileNum' : 'username');
  if (registration.kind === 'registerMobile') {
    const params = { account: userName, ...(reply.password === undefined ? {} : { password: reply.password }) };
    await portal.overlay.openModal('generatedAccountModal', params, { locked: true });
  }
  await portal.overlay.whileBusy(() => signIn(portal, reply, { kind: 'register', userName, stay: false }));
  // an agent site signs others out again and says so
  if (portal.session.getState().token === null) return;
  void portal.overlay.openModal('registerSuccessModal').then(() => greetFirstLogin(portal));
}

/** The platform has checked the picture, right or wrong, which invalidates it. */
function reloadUsedCaptcha(portal: Portal, { shown }: Registration): void {
  if (shown.includes('captcha')) reloadCaptcha(portal);
}
