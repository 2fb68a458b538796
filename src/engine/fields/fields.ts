import { affiliateParameters, referralParameters } from '#engine/constants.ts';
import { INPUT_MAX } from './serverPattern.ts';

/** The portal's facts about a form field, next to the platform's rule and the brand's entry. */
export interface FieldFacts {
  /** The input that renders it; `own`: a component of the feature that uses it. A `secret` keeps leading and trailing spaces. */
  input: 'text' | 'secret' | 'phone' | 'birthday' | 'nationality' | 'own';
  /**
   * How its text is read beyond its outer blanks: a number or a code may be written in groups, a token has no blank, digits are
   * of any script. Default: as it is.
   */
  writing?: 'number' | 'digits' | 'token' | 'code' | 'name';
  /** Present only in forms that require it; a brand cannot add it. */
  onlyWhenNeeded?: true;
  /** Accepts any text, whatever the platform's rule. */
  anyText?: true;
  /** The field whose value must be repeated. */
  repeats?: string;
  /** A check beyond the rule: minimum age, or a number valid in its country. */
  check?: 'age' | 'numberingPlan';
  /** Message keys in `rules` for an invalid value: for any rule, or for a rule without a template. */
  messages?: { always?: string; length?: string; pattern?: string };
  /** Query parameters that fill it; the first one with a value wins. */
  parameters?: readonly string[];
  inputMode?: 'email' | 'numeric';
  icon?: string;
  autoComplete?: string;
}

const passwordLength = { length: 'password_length', pattern: 'password_length' } as const;
const invitation = { writing: 'token', icon: 'ticket-percent', messages: { pattern: 'invitation_code' } } as const;
const phoneFormat = { pattern: 'phone_format' } as const;

/** The fields by platform key. */
export const fields = {
  username: { input: 'text', writing: 'name', onlyWhenNeeded: true, icon: 'user-round', autoComplete: 'username' },
  password: { input: 'secret', onlyWhenNeeded: true, messages: passwordLength },
  confirmPassword: { input: 'secret', onlyWhenNeeded: true, anyText: true, repeats: 'password' },
  paymentPassword: { input: 'secret', autoComplete: 'off' },
  oldPassword: { input: 'secret', autoComplete: 'current-password' },
  newPassword: { input: 'secret', messages: passwordLength },
  confirmNewPassword: { input: 'secret', repeats: 'newPassword' },
  mobileNum: {
    input: 'phone',
    writing: 'number',
    check: 'numberingPlan',
    messages: { length: 'mobile_number', pattern: 'mobile_number' },
  },
  verificationCode: {
    input: 'own',
    writing: 'code',
    onlyWhenNeeded: true,
    anyText: true,
    messages: { always: 'verification_code' },
  },
  captcha: { input: 'own', writing: 'token' },
  birthday: { input: 'birthday', check: 'age' },
  nationality: { input: 'nationality' },
  payeeName: { input: 'text', autoComplete: 'name', messages: { pattern: 'real_name_format' } },
  email: { input: 'text', inputMode: 'email', icon: 'mail', autoComplete: 'email', messages: { pattern: 'pattern_3' } },
  whatsapp: { input: 'text', writing: 'number', messages: phoneFormat },
  zalo: { input: 'text', writing: 'number', messages: phoneFormat },
  idNumber: { input: 'text', writing: 'digits' },
  qqNum: { input: 'text', writing: 'number' },
  line: { input: 'text' },
  facebook: { input: 'text' },
  wechat: { input: 'text' },
  telegram: { input: 'text' },
  skype: { input: 'text' },
  nickname: { input: 'text' },
  address: { input: 'text' },
  occupation: { input: 'text' },
  sourceOfIncome: { input: 'text' },
  accountNumber: { input: 'text', writing: 'number', inputMode: 'numeric' },
  branch: { input: 'text' },
  recommenderId: { input: 'text', ...invitation },
  referralCode: { input: 'text', ...invitation, parameters: referralParameters },
  affiliateCode: { input: 'text', ...invitation, parameters: affiliateParameters },
  feedback: { input: 'own', messages: { length: 'feedback_length' } },
} as const satisfies Record<string, FieldFacts>;

export type FieldName = keyof typeof fields;

/** Keys of the fields with one of these inputs. */
export type FieldsShownBy<Input extends FieldFacts['input']> = {
  [Name in FieldName]: (typeof fields)[Name]['input'] extends Input ? Name : never;
}[FieldName];

const unknown: FieldFacts = { input: 'text' };

/** The facts of a field; a key that only a brand defines is a plain text field. */
export const factsOf = (name: string): FieldFacts => (Object.hasOwn(fields, name) ? fields[name as FieldName] : unknown);

/** The value that the query gives a field; empty when there is none or it does not fit. */
export function addressValue(name: string, query: URLSearchParams): string {
  const values = (factsOf(name).parameters ?? []).map((parameter) => (query.get(parameter) ?? '').trim());
  return values.find((value) => value !== '' && value.length <= INPUT_MAX) ?? '';
}
