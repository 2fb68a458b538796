import { errorCodes } from '#platform/errors/errors.ts';

/** The field that a refusal speaks of; first the one of the form by user name. */
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
};

/** Where the platform's complaint belongs in the form, and its text; null when it is about no field that was shown. */
export function refusedField(code: string, shown: readonly string[]): { name: string; messageKey: string } | null {
  if (!Object.hasOwn(fieldsOfCode, code)) return null;
  const name = fieldsOfCode[code]?.find((field) => shown.includes(field));
  const messageKey = errorCodes[code as keyof typeof errorCodes];
  return name === undefined ? null : { name, messageKey };
}
