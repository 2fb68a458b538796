import type { ErrorCode } from '#contract/errorCodes.ts';
import { errorCodes } from '#platform/errors/errors.ts';

/** The fields of a refusal; the one of the form by user name first. */
const fieldsOfCode: Readonly<Record<string, readonly string[]>> = {
  affiliate_invalid: ['affiliateCode'],
  invitation_code_error: ['affiliateCode'],
  captcha_required: ['captcha'],
  captcha_wrong: ['captcha'],
  code_expired: ['verificationCode'],
  code_wrong: ['verificationCode'],
  external_sms_failed: ['verificationCode'],
  email_taken: ['email'],
  inconsistent_twice: ['confirmPassword'],
  mobile_taken: ['mobileNum'],
  username_taken: ['username', 'mobileNum'],
  wrong_phone_format: ['mobileNum'],
  wrong_real_name: ['payeeName'],
} satisfies Partial<Record<ErrorCode, readonly string[]>>;

/** The field and text of a refusal; null when it concerns no shown field. */
export function refusedField(code: string, shown: readonly string[]): { name: string; messageKey: string } | null {
  if (!Object.hasOwn(fieldsOfCode, code)) return null;
  const name = fieldsOfCode[code]?.find((field) => shown.includes(field));
  const messageKey = errorCodes[code as keyof typeof errorCodes];
  return name === undefined ? null : { name, messageKey };
}
