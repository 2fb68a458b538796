import type { SmsCodeResponse } from '#contract/types.ts';
import { isFlagOn } from '../model/flags.ts';
import { useHumanResult, type HumanResult } from '../model/humanChecks.ts';
import { findByPhone, phoneKey } from '../model/members.ts';
import { accept, refuse, type Answer } from '../model/refusal.ts';
import { mayText, sendCode } from '../model/smsCodes.ts';
import type { CodePurpose } from '../model/state.ts';
import type { World } from '../model/world.ts';
import type { Handler } from './handler.ts';

/** POST /wps/verification/sms/noLogin. An unknown number gets the same answer and no code. */
export const smsLogin: Handler<'smsLogin'> = ({ world }, body) => {
  if (!isFlagOn(world, 'MOBILEVERCODELOGIN3')) return refuse('in_function_not_open');
  const known = findByPhone(world, body.mobileNum, body.countryDialingCode) !== undefined;
  return text(world, 'login', body.countryDialingCode, body.mobileNum, body, known);
};

/** POST /wps/verification/sms/register. The number is taken when it is a member's already. */
export const smsRegister: Handler<'smsRegister'> = ({ world }, body) => {
  const wanted = isFlagOn(world, 'MOBILEREG3') || isFlagOn(world, 'SMSVERIF3');
  if (!isFlagOn(world, 'DIRECTREG3') || !wanted) return refuse('in_function_not_open');
  return text(world, 'register', body.countryDialingCode, body.mobileNo, body, true);
};

/** POST /wps/verification/sms/password. An unknown number gets the same answer and no code. */
export const smsForgot: Handler<'smsForgot'> = ({ world }, body) => {
  if (!isFlagOn(world, 'CHNGPASSVERIF3')) return refuse('in_function_not_open');
  const phone = phoneKey(body.countryDialingCode, body.mobileNum);
  const allowed = mayText(world, phone);
  if (!allowed.ok) return allowed;
  const known = findByPhone(world, body.mobileNum, body.countryDialingCode) !== undefined;
  return accept({ expirationTime: sendCode(world, 'forgot', phone, known) });
};

function text(
  world: World,
  purpose: CodePurpose,
  dialingCode: string,
  number: string,
  proof: Partial<Record<keyof HumanResult, string | undefined>>,
  deliver: boolean,
): Answer<SmsCodeResponse> {
  const phone = phoneKey(dialingCode, number);
  const allowed = mayText(world, phone);
  if (!allowed.ok) return allowed;
  const human = useHumanResult(world, proof);
  if (!human.ok) return human;
  sendCode(world, purpose, phone, deliver);
  return accept({ expiredMinutes: world.settings.sms.expiredMinutes });
}
