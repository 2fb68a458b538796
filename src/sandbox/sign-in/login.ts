import { typedField } from '#sandbox/model/typedFields.ts';
import type { LoginRequest, LoginResponse } from '#contract/types.ts';
import { redeemCaptcha } from '#sandbox/checks/captcha.ts';
import { isFlagOn } from '../model/flags.ts';
import { redeemHumanResult } from '#sandbox/checks/humanChecks.ts';
import { findByAccount, findByPhone, passwordFits, phoneKey } from '../model/members.ts';
import { clearHits, noteHit, recentHits } from '../model/rateLimit.ts';
import { refuse, type Answer } from '#sandbox/values/refusal.ts';
import { redeemCode } from '#sandbox/checks/smsCodes.ts';
import type { Member } from '../model/state.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';
import { sideRefusal, signIn } from './signIn.ts';
import { startTwoStep } from './twoStep.ts';

/** POST /wps/session/login: by user name (or phone number) and password, or by phone number and SMS code. */
export const login: Handler<'login'> = ({ context }, body) => {
  const human = redeemHumanResult(context, body);
  if (!human.ok) return human;
  return body.type === 'sms' ? bySms(context, body) : byPassword(context, body);
};

function byPassword(context: SandboxContext, body: LoginRequest): Answer<LoginResponse> {
  const name = typedField(context, 'username', body.username);
  const key = `login:${name.toLowerCase()}`;
  const { login: limits, captcha } = context.settings;
  const member = findByAccount(context, name) ?? findByPhone(context, name, body.countryDialingCode);
  // the same answers for known and unknown names, so that names cannot be probed
  const asksForCaptcha = (failures: number): boolean =>
    failures >= captcha.afterFailures || (failures > 0 && member?.captchaOnFailure === true);
  const failures = recentHits(context, key, limits.windowMinutes * 60_000);
  if (failures >= limits.maxFailures) return refuse('too_many_requests', { captcha: true });
  if (asksForCaptcha(failures)) {
    const answered = redeemCaptcha(context, body.captcha);
    if (!answered.ok) return answered;
  }
  if (member === undefined || !passwordFits(member, body.password)) {
    noteHit(context, key);
    return refuse('wrong_password', asksForCaptcha(failures + 1) ? { captcha: true } : null);
  }
  clearHits(context, key);
  return enter(context, member, true);
}

function bySms(context: SandboxContext, body: LoginRequest): Answer<LoginResponse> {
  if (!isFlagOn(context, 'MOBILEVERCODELOGIN3')) return refuse('in_function_not_open');
  const dialingCode = body.countryDialingCode ?? context.brand.phone.dialingCode;
  const used = redeemCode(context, 'login', phoneKey(dialingCode, body.username), body.password);
  if (!used.ok) return used;
  const member = findByPhone(context, body.username, dialingCode);
  // an SMS code already proves the phone, so no second step follows
  return member === undefined ? refuse('mobile_not_exist') : enter(context, member, false);
}

function enter(context: SandboxContext, member: Member, askSecondStep: boolean): Answer<LoginResponse> {
  const refused = sideRefusal(context, member);
  if (refused !== null) return refused;
  return askSecondStep && member.twoStep !== null ? startTwoStep(context, member, member.twoStep) : signIn(context, member);
}
