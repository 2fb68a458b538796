import { readRule } from '#engine/fields/fieldRules.ts';
import { pointerTo } from '#engine/brand/json.ts';
import { type RegistrationKind, registrationFields, registrationKinds } from '#engine/fields/registerForm.ts';
import type { Place } from './place.ts';
import type { InspectorContext } from './inspectorContext.ts';

const kindNames: Record<RegistrationKind, string> = { register: 'by user name', registerMobile: 'by phone' };

/** Every field of brand or platform, and why the registration form shows it or not. */
export function fieldPlaces(context: InspectorContext): Place[] {
  const { portal } = context;
  const { flags, registerSettings, info } = portal.system.getState();
  const { registerForm } = portal.brand;
  const kinds = registrationKinds(flags);
  const source = { settings: registerSettings, flags, registerForm, publicSettings: info.register };
  const forms = kinds.map((kind) => ({ kind, fields: registrationFields({ ...source, kind }) }));
  const asked = forms.flatMap(({ fields }) => fields.map(({ name }) => name));
  return [...new Set([...registerForm.order, ...asked])].map((name): Place => {
    const slot = `field/${name}`;
    const within = forms.filter(({ fields }) => fields.some((field) => field.name === name)).map(({ kind }) => kindNames[kind]);
    const rule = readRule((registerSettings as Record<string, unknown>)[name]);
    return {
      slot,
      presence: context.presenceOf(slot),
      reason: within.length > 0 ? `asked for in registration ${within.join(' and ')}.` : `hidden: ${why(context, name)}`,
      trace: [
        `platform: enabled ${rule.enabled}, required ${rule.required}, length ${rule.minLength} to ${rule.maxLength}, pattern ${rule.patternId}`,
        `brand: ${registerForm.fields[name] === undefined ? 'not described' : `types ${registerForm.fields[name].types.join(', ')}`}`,
      ],
      sources: [`register-form.json#${pointerTo('/fields', name)}`, 'register-form.json#/order'],
      children: [],
    };
  });
}

/** Fields that only appear in forms that require them. */
const onlyWhenNeeded = ['username', 'password', 'confirmPassword', 'verificationCode'];

function why({ portal }: InspectorContext, name: string): string {
  const { flags, info } = portal.system.getState();
  const kinds = registrationKinds(flags);
  if (kinds.length === 0) {
    const closed = ['directRegister', 'usernameRegister', 'mobileRegister'].filter((flag) => !flags.isOn(flag));
    return `registration is closed. ${closed.map((flag) => flags.explain(flag).text).join(' ')}`;
  }
  if (onlyWhenNeeded.includes(name)) return 'no open way to register needs it.';
  const entry = portal.brand.registerForm.fields[name];
  if (entry === undefined) return 'register-form.json does not describe it.';
  if (!kinds.some((kind) => entry.types.includes(kind))) {
    return `register-form.json offers it ${entry.types.map((kind) => kindNames[kind as RegistrationKind] ?? kind).join(', ')} only.`;
  }
  if (name === 'captcha') return `the platform's info.register.captchaEnabled is ${String(info.register?.captchaEnabled)}.`;
  return "the platform's rule for it is not enabled.";
}
