import type { RegistrationRecord } from '#contract/types.ts';
import { openLink } from '../agent-accounts/linksOf.ts';
import { fieldFits } from '#sandbox/values/fieldFits.ts';
import { redeemCaptcha } from '#sandbox/checks/captcha.ts';
import { redeemHumanResult } from '#sandbox/checks/humanChecks.ts';
import { isOldEnough } from '#sandbox/checks/isOldEnough.ts';
import { findByEmail, findByPhone } from '../model/members.ts';
import { isAccountTaken } from '../team/isAccountTaken.ts';
import { accept, refuse, type Answer } from '#sandbox/values/refusal.ts';
import type { SandboxContext } from '../model/sandboxContext.ts';

/** Checked elsewhere: by the session's captcha, and by the issued codes. */
const checkedElsewhere = ['captcha', 'affiliateCode'];

/** Every enabled rule, and the fields that this kind of registration always needs, without those of `except`. */
export async function checkFields(
  context: SandboxContext,
  record: Partial<RegistrationRecord>,
  required: readonly string[],
  except: readonly string[] = [],
): Promise<Answer<null>> {
  const values: Record<string, unknown> = { ...record };
  for (const [field, rule] of Object.entries(context.settings.fields)) {
    const always = required.includes(field);
    if (except.includes(field) || checkedElsewhere.includes(field) || (!rule.enabled && !always)) continue;
    const value = values[field];
    if (!(await fieldFits({ ...rule, required: rule.required || always }, typeof value === 'string' ? value : ''))) {
      return refuse('invalid_request', { field });
    }
  }
  const { birthday = '' } = record;
  if (birthday !== '' && !isOldEnough(context, birthday)) return refuse('invalid_request', { field: 'birthday' });
  const repeated = record.confirmPassword === undefined || record.confirmPassword === record.password;
  return repeated ? accept(null) : refuse('inconsistent_twice', { field: 'confirmPassword' });
}

/** Captcha, human verification and invitation code; the one that is cheapest to repeat first. */
export function checkProofs(context: SandboxContext, record: RegistrationRecord): Answer<null> {
  const code = record.affiliateCode?.trim() ?? '';
  if (code !== '' && !isAffiliate(context, code)) return refuse('invitation_code_error');
  const rule = context.settings.fields['captcha'];
  const given = (record.captcha ?? '') !== '';
  if (context.settings.captcha.enabled && rule?.enabled === true && (rule.required || given)) {
    const answered = redeemCaptcha(context, record.captcha);
    if (!answered.ok) return answered;
  }
  return redeemHumanResult(context, record);
}

/** Refuses values that another member has. */
export function checkTaken(context: SandboxContext, account: string | null, record: Partial<RegistrationRecord>): Answer<null> {
  if (account !== null && isAccountTaken(context, account)) return refuse('username_taken');
  const number = record.mobileNum?.trim() ?? '';
  const dialingCode = record.countryDialingCode ?? context.brand.phone.dialingCode;
  if (number !== '' && findByPhone(context, number, dialingCode) !== undefined) return refuse('mobile_taken');
  return findByEmail(context, record.email ?? '') === undefined ? accept(null) : refuse('email_taken');
}

/** True for a known and valid invitation code of a partner or of an agent's link, ignoring case. */
export function isAffiliate(context: SandboxContext, code: string): boolean {
  if (openLink(context, code) !== null) return true;
  const codes = Object.entries(context.data.platform.affiliates ?? {});
  return codes.some(([known, valid]) => valid && known.toLowerCase() === code.trim().toLowerCase());
}
