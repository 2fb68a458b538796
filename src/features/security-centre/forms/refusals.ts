import type { ErrorCode } from '#contract/errorCodes.ts';

/** The field that a refusal is about, by the platform's code. */
export const refusalFields: Readonly<Record<string, string>> = {
  payment_password_wrong: 'oldPassword',
  same_password: 'newPassword',
  inconsistent_twice: 'confirmNewPassword',
  code_wrong: 'verificationCode',
  code_expired: 'verificationCode',
  mobile_taken: 'mobileNum',
  email_taken: 'email',
} satisfies Partial<Record<ErrorCode, string>>;

/** Codes that only the security centre gets, and their texts. */
export const refusalTexts: Readonly<Record<string, string>> = {
  value_fixed: 'security-centre:value_fixed',
  real_name_required: 'security-centre:real_name_required',
  bank_card_limit: 'security-centre:bank_card_limit',
  bank_card_taken: 'security-centre:bank_card_taken',
  bank_card_unknown: 'security-centre:bank_card_unknown',
} satisfies Partial<Record<ErrorCode, string>>;
