import { INPUT_MAX } from './serverPattern.ts';

/** What is known about one field of the forms, beside the platform's rule and the brand's entry. */
export interface FieldFacts {
  /** What shows it; `own`: a component of the feature that needs it. A `secret` keeps the spaces around its text. */
  input: 'text' | 'secret' | 'phone' | 'birthday' | 'nationality' | 'own';
  /** Stands only in a form that needs it: a brand cannot offer it. */
  onlyWhenNeeded?: true;
  /** Takes any text, whatever rule the platform sends. */
  anyText?: true;
  /** The field whose value it repeats. */
  repeats?: string;
  /** A check beyond the rule: old enough, a number that the country has. */
  check?: 'age' | 'numberingPlan';
  /** Keys in `rules` for a wrong value: whatever the rule is, or for a rule that names no template. */
  messages?: { always?: string; length?: string; pattern?: string };
  /** Parameters of the page's address that fill it; the first one with a value wins. */
  parameters?: readonly string[];
  inputMode?: 'email';
  icon?: string;
  autoComplete?: string;
}

const passwordLength = { length: 'password_length', pattern: 'password_length' } as const;
const invitation = { icon: 'ticket-percent', messages: { pattern: 'invitation_code' } } as const;
const phoneFormat = { pattern: 'phone_format' } as const;

/** The fields by the platform's keys. */
export const fields = {
  username: { input: 'text', onlyWhenNeeded: true, icon: 'user-round', autoComplete: 'username' },
  password: { input: 'secret', onlyWhenNeeded: true, messages: passwordLength },
  confirmPassword: { input: 'secret', onlyWhenNeeded: true, anyText: true, repeats: 'password' },
  paymentPassword: { input: 'secret', autoComplete: 'off' },
  oldPassword: { input: 'secret', autoComplete: 'current-password' },
  newPassword: { input: 'secret', messages: passwordLength },
  confirmNewPassword: { input: 'secret', repeats: 'newPassword' },
  mobileNum: { input: 'phone', check: 'numberingPlan', messages: { length: 'mobile_number', pattern: 'mobile_number' } },
  verificationCode: { input: 'own', onlyWhenNeeded: true, anyText: true, messages: { always: 'verification_code' } },
  captcha: { input: 'own' },
  birthday: { input: 'birthday', check: 'age' },
  nationality: { input: 'nationality' },
  payeeName: { input: 'text', autoComplete: 'name', messages: { pattern: 'real_name_format' } },
  email: { input: 'text', inputMode: 'email', icon: 'mail', autoComplete: 'email', messages: { pattern: 'pattern_3' } },
  whatsapp: { input: 'text', messages: phoneFormat },
  zalo: { input: 'text', messages: phoneFormat },
  idNumber: { input: 'text' },
  qqNum: { input: 'text' },
  line: { input: 'text' },
  facebook: { input: 'text' },
  wechat: { input: 'text' },
  telegram: { input: 'text' },
  skype: { input: 'text' },
  nickname: { input: 'text' },
  address: { input: 'text' },
  occupation: { input: 'text' },
  sourceOfIncome: { input: 'text' },
  recommenderId: { input: 'text', ...invitation },
  referralCode: { input: 'text', ...invitation, parameters: ['referralCode'] },
  affiliateCode: { input: 'text', ...invitation, parameters: ['affiliateCode', 'aff'] },
  feedback: { input: 'own', messages: { length: 'feedback_length' } },
} as const satisfies Record<string, FieldFacts>;

export type FieldName = keyof typeof fields;

/** Keys of the fields that these inputs show. */
export type FieldsShownBy<Input extends FieldFacts['input']> = {
  [Name in FieldName]: (typeof fields)[Name]['input'] extends Input ? Name : never;
}[FieldName];

const unknown: FieldFacts = { input: 'text' };

/** The facts of a field; of a key that only a brand knows, those of a plain text. */
export const factsOf = (name: string): FieldFacts => (Object.hasOwn(fields, name) ? fields[name as FieldName] : unknown);

/** What the address of the page fills a field with; empty when it names nothing that the field could hold. */
export function addressValue(name: string, query: URLSearchParams): string {
  const values = (factsOf(name).parameters ?? []).map((parameter) => (query.get(parameter) ?? '').trim());
  return values.find((value) => value !== '' && value.length <= INPUT_MAX) ?? '';
}
