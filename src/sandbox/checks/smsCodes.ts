import { fieldText } from '#engine/fields/fieldText.ts';
import { addToOutbox } from './outbox.ts';
import { digits, randomText } from '#sandbox/values/random.ts';
import { noteHit, recentHits } from '#sandbox/model/rateLimit.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { CodePurpose } from '#sandbox/model/state.ts';
import type { SandboxContext } from '#sandbox/model/sandboxContext.ts';

const maxTries = 5;

/** Refuses a code requested too soon or too often for one number. */
export function canSendSms(context: SandboxContext, phone: string): Answer<null> {
  const { minIntervalMs, perNumber, windowMinutes } = context.settings.sms;
  const tooSoon = recentHits(context, 'sms', minIntervalMs) > 0;
  const tooOften = recentHits(context, `sms:${phone}`, windowMinutes * 60_000) >= perNumber;
  return tooSoon || tooOften ? refuse('too_many_requests') : accept(null);
}

/**
 * Creates a six-digit code for the phone; an earlier one for the same purpose becomes invalid.
 * @returns when it expires, ms
 */
export function sendCode(context: SandboxContext, purpose: CodePurpose, phone: string, deliver = true): number {
  noteHit(context, 'sms');
  noteHit(context, `sms:${phone}`);
  return issueCode(context, { channel: 'sms', purpose, subject: purpose, target: phone, deliver });
}

interface CodeMessage {
  channel: 'sms' | 'email';
  purpose: CodePurpose;
  subject: string;
  /** The phone, or an e-mail address. */
  target: string;
  deliver: boolean;
}

/** Creates a code without counting it; returns when it expires, ms. */
export function issueCode(context: SandboxContext, { channel, purpose, subject, target, deliver }: CodeMessage): number {
  const { state, settings, now } = context;
  const expiresAt = now + settings.sms.expiredMinutes * 60_000;
  const code = randomText(state, 6, digits);
  state.codes = state.codes.filter((known) => known.target !== target || known.purpose !== purpose);
  if (deliver) {
    state.codes.push({ purpose, target, code, expiresAt, tries: 0 });
    addToOutbox(context, {
      channel,
      to: target,
      subject,
      code,
      text: `Your code is ${code}. It is valid for ${settings.sms.expiredMinutes} min.`,
    });
  }
  return expiresAt;
}

/** Accepts a code once; refuses a wrong, used or expired one. Five wrong tries end it. */
export function redeemCode(context: SandboxContext, purpose: CodePurpose, target: string, code: string): Answer<null> {
  const { state } = context;
  const known = state.codes.find((entry) => entry.target === target && entry.purpose === purpose);
  if (known === undefined) return refuse('code_wrong');
  const drop = (): void => {
    state.codes = state.codes.filter((entry) => entry !== known);
  };
  if (known.expiresAt <= context.now) {
    drop();
    return refuse('code_expired');
  }
  if (known.code !== fieldText('verificationCode', code)) {
    known.tries += 1;
    if (known.tries >= maxTries) drop();
    return refuse('code_wrong');
  }
  drop();
  return accept(null);
}
