import type { RegisterFieldEntry, RegisterForm, RegisterPublicSettings } from '#contract/types.ts';
import { factsOf } from './fields.ts';
import { isSwitchedOn } from '#engine/conditions.ts';
import { anyText, type FieldRule, readRule } from './fieldRules.ts';
import type { Flags } from '#engine/flags/flags.ts';

export type RegistrationKind = 'register' | 'registerMobile';

export interface RegistrationField {
  /** The platform's field key: also input name and key of the platform's setting. */
  name: string;
  /** The platform's rule, with `required` as this form requires it. */
  rule: FieldRule;
  required: boolean;
  /** The brand's entry; null for a required field that the brand does not describe. */
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
  /** Fields that the query fills, such as `referralCode`: shown even without a rule. */
  prefilled?: readonly string[];
}

/** The open registration methods, the default first. Several are tabs; without any, a hint links to support (D-23). */
export function registrationKinds(flags: Pick<Flags, 'isOn'>): RegistrationKind[] {
  if (!flags.isOn('directRegister')) return [];
  const kinds: RegistrationKind[] = [];
  if (flags.isOn('usernameRegister')) kinds.push('register');
  if (flags.isOn('mobileRegister')) kinds.push('registerMobile');
  return kinds;
}

/** The fields of a registration form, top to bottom; none when its method is closed. */
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

/** Required fields. A code needs the number that it is sent to. */
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

/** The platform's rule of a registration field. */
export function ruleOf(settings: unknown, name: string): FieldRule {
  return factsOf(name).anyText ? anyText : readRule(own(settings, name));
}

/** The brand's order; a required field that the brand does not list follows the required field before it. */
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
