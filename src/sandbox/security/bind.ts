import { fieldText } from '#engine/fields/fieldText.ts';
import type { SmsCodeResponse } from '#contract/types.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { fieldFits } from '#sandbox/values/fieldFits.ts';
import { findByEmail, findByPhone, phoneKey } from '../model/members.ts';
import { noteHit, recentHits } from '../model/rateLimit.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import { canSendSms, issueCode, redeemCode } from '#sandbox/checks/smsCodes.ts';
import type { Member } from '../model/state.ts';

type Channel = 'sms' | 'email';

/** Where the bound channel's code goes; null while nothing is bound. */
function boundTarget(member: Member, channel: Channel): string | null {
  if (channel === 'email') return member.email === '' ? null : member.email.toLowerCase();
  return member.mobileNum === '' ? null : phoneKey(member.countryDialingCode, member.mobileNum);
}

/** A code of a member: nobody else's code binds, even one sent to the same number. */
function sendTo(context: SandboxContext, member: Member, channel: Channel, target: string): Answer<SmsCodeResponse> {
  const { minIntervalMs, expiredMinutes } = context.settings.sms;
  const allowed = canSendSms(context, target);
  const byMember = `bind:${channel}:${member.id}`;
  if (!allowed.ok || recentHits(context, byMember, minIntervalMs) > 0) return refuse('too_many_requests');
  noteHit(context, byMember);
  noteHit(context, `sms:${target}`);
  issueCode(context, { channel, purpose: `bind:${member.id}`, subject: 'bind', target, deliver: true });
  return accept({ expiredMinutes });
}

/** Accepts the code that was sent to the bound number or address, once. */
export function redeemBindCode(context: SandboxContext, member: Member, channel: Channel, code: string): Answer<null> {
  const target = boundTarget(member, channel);
  return target === null
    ? refuse('invalid_request', { field: 'channel' })
    : redeemCode(context, `bind:${member.id}`, target, code);
}

/** POST /wps/verification/sms/bind: to a free number, or without one to the bound number. */
export const smsBind: Handler<'smsBind'> = async ({ context, member }, { mobileNum, countryDialingCode }) => {
  if (mobileNum === undefined || countryDialingCode === undefined) {
    const target = boundTarget(member, 'sms');
    return target === null ? refuse('invalid_request', { field: 'mobileNum' }) : sendTo(context, member, 'sms', target);
  }
  if (!(await fits(context, 'mobileNum', mobileNum))) return refuse('invalid_request', { field: 'mobileNum' });
  if (findByPhone(context, mobileNum, countryDialingCode) !== undefined) return refuse('mobile_taken');
  return sendTo(context, member, 'sms', phoneKey(countryDialingCode, mobileNum));
};

/** POST /wps/verification/email/bind: to a free address, or without one to the bound address. */
export const emailBind: Handler<'emailBind'> = async ({ context, member }, { email }) => {
  const target = email === undefined ? boundTarget(member, 'email') : fieldText('email', email).toLowerCase();
  if (target === null || !(await fits(context, 'email', target))) return refuse('invalid_request', { field: 'email' });
  if (email !== undefined && findByEmail(context, target) !== undefined) return refuse('email_taken');
  return sendTo(context, member, 'email', target);
};

/** POST /wps/member/mobile */
export const bindMobile: Handler<'bindMobile'> = ({ context, member }, { mobileNum, countryDialingCode, verificationCode }) => {
  // taken since the code was sent
  if (findByPhone(context, mobileNum, countryDialingCode) !== undefined) return refuse('mobile_taken');
  const used = redeemCode(context, `bind:${member.id}`, phoneKey(countryDialingCode, mobileNum), verificationCode);
  if (!used.ok) return used;
  member.mobileNum = mobileNum;
  member.countryDialingCode = countryDialingCode.replace(/\D/g, '');
  return accept(undefined);
};

/** POST /wps/member/email */
export const bindEmail: Handler<'bindEmail'> = ({ context, member }, body) => {
  const email = fieldText('email', body.email);
  if (findByEmail(context, email) !== undefined) return refuse('email_taken');
  const used = redeemCode(context, `bind:${member.id}`, email.toLowerCase(), body.verificationCode);
  if (!used.ok) return used;
  member.email = email;
  return accept(undefined);
};

async function fits(context: SandboxContext, field: string, value: string): Promise<boolean> {
  const rule = context.settings.fields[field];
  return value !== '' && (rule === undefined || fieldFits(rule, value));
}
