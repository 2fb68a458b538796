import type { RegisterFieldEntry, RegisterForm, RegisterPublicSettings } from '#contract/types.ts';
import { factsOf } from './fields.ts';
import { anyText, type FieldRule, isSwitchedOn, readRule } from './fieldRules.ts';
import type { Flags } from '#engine/flags/flags.ts';

/** By user name, or by phone. */
export type RegistrationKind = 'register' | 'registerMobile';

export interface RegistrationField {
  /** The platform's field key: registered field, input name, key of the platform's setting. */
  name: string;
  /** The platform's rule, with `required` as this form needs it. */
  rule: FieldRule;
  required: boolean;
  /** How the brand shows it; null for a field that the form needs and the brand does not describe. */
  entry: RegisterFieldEntry | null;
}

export interface RegistrationSource {
  /** The platform's register settings, of any shape. */
  settings: unknown;
  flags: Pick<Flags, 'isOn'>;
  registerForm: Pick<RegisterForm, 'order' | 'fields'>;
  /** `info.register` of the permission reply. */
  publicSettings: Pick<RegisterPublicSettings, 'captchaEnabled'> | null | undefined;
  kind: RegistrationKind;
  /** Fields that the page's address fills, such as `referralCode`: shown although no rule asks for them. */
  prefilled?: readonly string[];
}

/**
 * The ways to register that are open, first the one to begin with. More than one: tabs. None: the form gives
 * way to a hint that leads to customer service (D-23).
 */
export function registrationKinds(flags: Pick<Flags, 'isOn'>): RegistrationKind[] {
  if (!flags.isOn('directRegister')) return [];
  const kinds: RegistrationKind[] = [];
  if (flags.isOn('usernameRegister')) kinds.push('register');
  if (flags.isOn('mobileRegister')) kinds.push('registerMobile');
  return kinds;
}

/** The fields of a registration form, top to bottom; none when that way to register is closed. */
export function registrationFields(source: RegistrationSource): RegistrationField[] {
  const { settings, flags, registerForm, kind } = source;
  if (!registrationKinds(flags).includes(kind)) return [];
  const needed = neededFields(settings, flags, kind);

  const fields: RegistrationField[] = [];
  for (const name of withNeeded(registerForm.order, needed)) {
    const entry = own(registerForm.fields, name) ?? null;
    const rule = ruleOf(settings, name);
    const isNeeded = needed.includes(name);
    if (!isNeeded && !isOffered(name, entry, rule, source)) continue;
    const required = isNeeded || rule.required;
    fields.push({ name, rule: { ...rule, required }, required, entry });
  }
  return fields;
}

/** What the form cannot do without. A code is sent to a number, so wherever it is asked the number is too. */
function neededFields(settings: unknown, flags: Pick<Flags, 'isOn'>, kind: RegistrationKind): string[] {
  const password = ['password', 'confirmPassword'];
  const phone = ['mobileNum', 'verificationCode'];
  if (kind === 'register') return ['username', ...password, ...(flags.isOn('smsVerification') ? phone : [])];
  return [...phone, ...(isSwitchedOn(own(settings, 'phonePasswordEnabled')) ? password : [])];
}

function isOffered(name: string, entry: RegisterFieldEntry | null, rule: FieldRule, source: RegistrationSource): boolean {
  const { kind, publicSettings, prefilled = [] } = source;
  if (entry === null || factsOf(name).onlyWhenNeeded || !entry.types.includes(kind)) return false;
  if (name === 'captcha') return isSwitchedOn(publicSettings?.captchaEnabled);
  return rule.enabled || (entry.forceShow ?? []).includes(kind) || prefilled.includes(name);
}

function ruleOf(settings: unknown, name: string): FieldRule {
  return factsOf(name).anyText ? anyText : readRule(own(settings, name));
}

/** The brand's order; what the form needs and the brand forgot stands behind the needed field before it. */
function withNeeded(order: readonly string[], needed: readonly string[]): string[] {
  const names = [...new Set(order)];
  needed.forEach((name, index) => {
    if (!names.includes(name)) names.splice(names.indexOf(needed[index - 1] ?? '') + 1, 0, name);
  });
  return names;
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined;
function own(record: unknown, key: string): unknown;
function own(record: unknown, key: string): unknown {
  const found = typeof record === 'object' && record !== null && Object.hasOwn(record, key);
  return found ? (record as Record<string, unknown>)[key] : undefined;
}
