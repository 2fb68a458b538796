import type { FormKind } from '#engine/registry.ts';
import { CallError } from '#platform/errors/callError.ts';
import { messageOf } from '#platform/errors/errors.ts';
import {
  phoneCountdownSeconds,
  type PhoneErrorCode,
  phoneErrorTexts,
  phoneRetryMs,
  PhoneVerifierError,
} from '#platform/verification/phoneVerifier.ts';
import { type CodePurpose, startCountdown } from '../countdown.ts';
import { passHumanCheck } from '#state/session/humanCheck.ts';
import { isPhoneVerifiedExternally, sendPhoneCode } from '#state/forms/phoneProof.ts';
import type { Portal } from '#state/portal/portal.ts';
import type { FormValues } from '#state/forms/formField.ts';
import { purposeOf } from '../codePurpose.ts';
import { maskPhone } from './maskPhone.ts';

/** A code was sent to this masked number; or not, and a message was shown; or not, and the field shows the error. */
export type SendOutcome = { kind: 'sent'; phone: string } | { kind: 'stopped' } | { kind: 'refused'; messageKey: string };

/**
 * Sends a code to the form's valid number, and starts the wait for the next one. A failure of the platform is shown in a
 * dialog, one of the external service by the field.
 */
export async function sendCode(portal: Portal, form: FormKind, values: FormValues): Promise<SendOutcome> {
  const purpose = purposeOf(form);
  // the external service verifies the number that becomes the account; by user name the platform sends the code
  if (form === 'registerMobile' && isPhoneVerifiedExternally(portal)) return sendOutside(portal, values);
  try {
    return await sendByPlatform(portal, purpose, values);
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return stopped(portal, cause);
  }
}

async function sendByPlatform(portal: Portal, purpose: CodePurpose, values: FormValues): Promise<SendOutcome> {
  const { client } = portal;
  const [number, countryDialingCode] = [values['mobileNum'] ?? '', values['countryDialingCode'] ?? ''];
  if (purpose === 'forgot') {
    const reply = await client.call('smsForgot', { countryDialingCode, mobileNum: number });
    return reply.ok ? sent(portal, purpose, values, reply.value.expirationTime) : stopped(portal, reply);
  }
  // a human check first: otherwise anybody could send messages to anybody
  const human = await passHumanCheck(portal, purpose === 'login' ? 'smsLogin' : 'smsRegister');
  if (human === null) return { kind: 'stopped' };
  const reply =
    purpose === 'login'
      ? await client.call('smsLogin', { mobileNum: number, countryDialingCode, ...human })
      : await client.call('smsRegister', { mobileNo: number, countryDialingCode, ...human });
  if (!reply.ok) return stopped(portal, reply);
  return sent(portal, purpose, values, client.clock.now() + reply.value.expiredMinutes * 60_000);
}

async function sendOutside(portal: Portal, values: FormValues): Promise<SendOutcome> {
  const { now } = portal.client.clock;
  try {
    await sendPhoneCode(portal, values);
    return sent(portal, 'register', values, now() + phoneCountdownSeconds * 1_000);
  } catch (cause) {
    const code: PhoneErrorCode = cause instanceof PhoneVerifierError ? cause.code : 'unknown';
    portal.environment.report({ kind: 'phoneCodeNotSent', code });
    if (code === 'tooManyRequests') startCountdown(portal, 'register', now() + phoneRetryMs, 'blocked');
    return { kind: 'refused', messageKey: phoneErrorTexts[code] };
  }
}

function sent(portal: Portal, purpose: CodePurpose, values: FormValues, until: number): SendOutcome {
  startCountdown(portal, purpose, until);
  return { kind: 'sent', phone: maskPhone(values['countryDialingCode'] ?? '', values['mobileNum'] ?? '') };
}

function stopped(portal: Portal, failure: Parameters<typeof messageOf>[0]): SendOutcome {
  void portal.overlay.warn({ title: { key: 'fields:code_not_sent' }, text: messageOf(failure) });
  return { kind: 'stopped' };
}
