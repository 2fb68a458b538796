import { fieldText } from '#engine/fields/fieldText.ts';
import { isFlagOn } from '../model/flags.ts';
import { fieldFits } from '#sandbox/values/fieldFits.ts';
import { redeemHumanResult } from '#sandbox/checks/humanChecks.ts';
import { findByAccount, findByPhone, passwordFits, phoneKey, setPassword } from '../model/members.ts';
import { generatedPassword } from '../model/newMember.ts';
import { addToOutbox } from '#sandbox/checks/outbox.ts';
import { noteHit, recentHits } from '../model/rateLimit.ts';
import { accept, refuse } from '#sandbox/values/refusal.ts';
import { closeSessionsOf } from './sessions.ts';
import { redeemCode } from '#sandbox/checks/smsCodes.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { sideRefusal, signIn } from './signIn.ts';

/** POST /wps/member/password: ends the member's other sessions. */
export const changePassword: Handler<'changePassword'> = async ({ context, member, token }, body) => {
  if (!passwordFits(member, body.oldPassword)) return refuse('old_password_wrong');
  if (body.newPassword !== body.confirmNewPassword) return refuse('inconsistent_twice');
  if (body.newPassword === body.oldPassword) return refuse('same_password');
  if (!(await isPassword(context, body.newPassword))) return refuse('invalid_request', { field: 'newPassword' });
  setPassword(member, body.newPassword);
  closeSessionsOf(context, member, token);
  return accept(undefined);
};

/**
 * POST /wps/member/password/verification: ends all sessions and starts a new one, unless the member must sign in: for a second
 * step, or to be refused.
 */
export const passwordByPhone: Handler<'passwordByPhone'> = async ({ context }, body) => {
  if (!isFlagOn(context, 'CHNGPASSVERIF3')) return refuse('in_function_not_open');
  const human = redeemHumanResult(context, body);
  if (!human.ok) return human;
  if (!(await isPassword(context, body.newPassword))) return refuse('invalid_request', { field: 'newPassword' });
  const member = findByPhone(context, body.mobileNum, body.countryDialingCode);
  const dialingCode = body.countryDialingCode ?? member?.countryDialingCode ?? context.brand.phone.dialingCode;
  const used = redeemCode(context, 'forgot', phoneKey(dialingCode, body.mobileNum), body.verificationCode);
  if (!used.ok) return used;
  if (member === undefined) return refuse('mobile_not_exist');
  setPassword(member, body.newPassword);
  closeSessionsOf(context, member);
  const isAdmitted = sideRefusal(context, member) === null && member.twoStep === null;
  return accept(isAdmitted ? { token: signIn(context, member).value.token } : null);
};

/** POST /wps/member/password/email: mails a password that must be changed after the next login. */
export const passwordByEmail: Handler<'passwordByEmail'> = ({ context }, { username, email }) => {
  const key = `mail:${fieldText('email', email).toLowerCase()}`;
  if (recentHits(context, key, 60_000) >= 3) return refuse('too_many_requests');
  noteHit(context, key);
  const member = findByAccount(context, username);
  const fits =
    member !== undefined && member.email !== '' && member.email.toLowerCase() === fieldText('email', email).toLowerCase();
  if (!fits) return refuse('username_email_not_exist');
  const password = generatedPassword(context);
  setPassword(member, password);
  member.passwordExpired = true;
  closeSessionsOf(context, member);
  addToOutbox(context, {
    channel: 'email',
    to: member.email,
    subject: 'password',
    code: password,
    text: `Hello ${member.account}, your new password is ${password}. Please change it after your next login.`,
  });
  return accept(undefined);
};

async function isPassword(context: SandboxContext, password: string): Promise<boolean> {
  const rule = context.settings.fields['password'];
  return rule === undefined || fieldFits({ ...rule, required: true }, password);
}
