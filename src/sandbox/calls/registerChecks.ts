import type { RegistrationRecord } from '#contract/types.ts';
import { fieldFits } from '../model/fieldFits.ts';
import { useCaptcha } from '../model/captcha.ts';
import { useHumanResult } from '../model/humanChecks.ts';
import { findByAccount, findByEmail, findByPhone } from '../model/members.ts';
import { accept, refuse, type Answer } from '../model/refusal.ts';
import type { World } from '../model/world.ts';

/** Judged elsewhere: by the session's picture, and by the list of codes. */
const judgedElsewhere = ['captcha', 'affiliateCode'];

/** Every enabled rule, and the fields this kind of registration always needs; `except` are not asked in it. */
export async function checkFields(
  world: World,
  record: RegistrationRecord,
  required: readonly string[],
  except: readonly string[] = [],
): Promise<Answer<null>> {
  const values: Record<string, unknown> = { ...record };
  for (const [field, rule] of Object.entries(world.settings.fields)) {
    const always = required.includes(field);
    if (except.includes(field) || judgedElsewhere.includes(field) || (!rule.enabled && !always)) continue;
    const value = values[field];
    if (!(await fieldFits({ ...rule, required: rule.required || always }, typeof value === 'string' ? value : ''))) {
      return refuse('invalid_request', { field });
    }
  }
  const repeated = record.confirmPassword === undefined || record.confirmPassword === record.password;
  return repeated ? accept(null) : refuse('inconsistent_twice', { field: 'confirmPassword' });
}

/** Picture, human verification and invitation code, in the order in which a wrong one is cheapest to repeat. */
export function checkProofs(world: World, record: RegistrationRecord): Answer<null> {
  const code = record.affiliateCode?.trim() ?? '';
  if (code !== '' && !isAffiliate(world, code)) return refuse('invitation_code_error');
  const rule = world.settings.fields['captcha'];
  const given = (record.captcha ?? '') !== '';
  if (world.settings.captcha.enabled && rule?.enabled === true && (rule.required || given)) {
    const answered = useCaptcha(world, record.captcha);
    if (!answered.ok) return answered;
  }
  return useHumanResult(world, record);
}

/** Refuses what another member has already. */
export function checkTaken(world: World, account: string | null, record: RegistrationRecord): Answer<null> {
  if (account !== null && findByAccount(world, account) !== undefined) return refuse('username_taken');
  const number = record.mobileNum?.trim() ?? '';
  const dialingCode = record.countryDialingCode ?? world.brand.phone.dialingCode;
  if (number !== '' && findByPhone(world, number, dialingCode) !== undefined) return refuse('mobile_taken');
  return findByEmail(world, record.email ?? '') === undefined ? accept(null) : refuse('email_taken');
}

/** True for a known and valid invitation code (any case). */
export function isAffiliate(world: World, code: string): boolean {
  const codes = Object.entries(world.data.platform.affiliates ?? {});
  return codes.some(([known, valid]) => valid && known.toLowerCase() === code.trim().toLowerCase());
}
