import type { SmsCodeResponse } from '#contract/types.ts';
import { isFlagOn } from '../model/flags.ts';
import { redeemHumanResult, type HumanResult } from '#sandbox/checks/humanChecks.ts';
import { findByPhone, phoneKey } from '../model/members.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import { canSendSms, sendCode } from '#sandbox/checks/smsCodes.ts';
import type { CodePurpose } from '../model/state.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';
import type { Handler } from '#sandbox/protocol/handler.ts';

/** POST /wps/verification/sms/noLogin. An unknown number gets the same answer but no code. */
export const smsLogin: Handler<'smsLogin'> = ({ context }, body) => {
  if (!isFlagOn(context, 'MOBILEVERCODELOGIN3')) return refuse('in_function_not_open');
  const known = findByPhone(context, body.mobileNum, body.countryDialingCode) !== undefined;
  return text(context, 'login', body.countryDialingCode, body.mobileNum, body, known);
};

/** POST /wps/verification/sms/register. Refuses a member's number. */
export const smsRegister: Handler<'smsRegister'> = ({ context }, body) => {
  const wanted = isFlagOn(context, 'MOBILEREG3') || isFlagOn(context, 'SMSVERIF3');
  if (!isFlagOn(context, 'DIRECTREG3') || !wanted) return refuse('in_function_not_open');
  return text(context, 'register', body.countryDialingCode, body.mobileNo, body, true);
};

/** POST /wps/verification/sms/password. An unknown number gets the same answer but no code. */
export const smsForgot: Handler<'smsForgot'> = ({ context }, body) => {
  if (!isFlagOn(context, 'CHNGPASSVERIF3')) return refuse('in_function_not_open');
  const phone = phoneKey(body.countryDialingCode, body.mobileNum);
  const allowed = canSendSms(context, phone);
  if (!allowed.ok) return allowed;
  const known = findByPhone(context, body.mobileNum, body.countryDialingCode) !== undefined;
  return accept({ expirationTime: sendCode(context, 'forgot', phone, known) });
};

function text(
  context: SandboxContext,
  purpose: CodePurpose,
  dialingCode: string,
  number: string,
  proof: Partial<Record<keyof HumanResult, string | undefined>>,
  deliver: boolean,
): Answer<SmsCodeResponse> {
  const phone = phoneKey(dialingCode, number);
  const allowed = canSendSms(context, phone);
  if (!allowed.ok) return allowed;
  const human = redeemHumanResult(context, proof);
  if (!human.ok) return human;
  sendCode(context, purpose, phone, deliver);
  return accept({ expiredMinutes: context.settings.sms.expiredMinutes });
}
