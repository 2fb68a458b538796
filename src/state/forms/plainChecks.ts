import { ANY } from '#engine/fields/patternIds.ts';
import { ageOn } from '#engine/dates/dates.ts';
import { factsOf } from '#engine/fields/fields.ts';
import { anyText, type FieldError, isBlank } from '#engine/fields/fieldRules.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { FormField, FormValues } from './formField.ts';

/** Form value "1" once a player between the two ages has confirmed the birthday; never sent. */
export const BIRTHDAY_CONFIRMED = 'birthdayConfirmed';

/** Form value of the agreement's box: "1" while it is ticked. */
export const AGREEMENT = 'agreement';

type Agreement = Brand['registerForm']['agreement'];

/** The ages that decide about a birthday. */
export interface Ages {
  registerForm: { agreement: Pick<Agreement, 'minAge' | 'birthdayAge'> };
}

export const fault = (messageKey: string, params: Record<string, number> = {}): FieldError => ({
  code: 'pattern',
  messageKey,
  params,
});

/** The box that must be ticked before a registration. */
export const agreementField = ({ registerForm }: Ages): FormField => ({
  name: AGREEMENT,
  rule: anyText,
  required: false,
  check: (value) => (value === '1' ? null : fault('rules:agreement', { age: registerForm.agreement.minAge })),
});

export const isPhone = ({ name }: Pick<FormField, 'name'>): boolean => factsOf(name).check === 'numberingPlan';

/** Whether numbering plans decide about the field: the rule does where the platform sends a pattern. */
export const needsNumberingPlan = (field: Pick<FormField, 'name' | 'rule'>): boolean =>
  isPhone(field) && field.rule.acceptedPattern === null && field.rule.patternId === ANY;

/** The field with the facts that need no further code: the field that it repeats, and the minimum age. */
export function withPlainFacts(field: FormField, brand: Ages, now: () => number = Date.now): FormField {
  const { repeats, check } = factsOf(field.name);
  if (repeats !== undefined) return { repeats: { field: repeats, messageKey: 'rules:checkPass' }, ...field };
  return check === 'age' ? { ...field, check: (value, values) => birthdayFault(value, values, brand, now()) } : field;
}

/** What is no date of birth is refused, whatever the rule accepts; under 18 is refused, 18 to 20 must be confirmed (D-17; a brand may set other ages). */
function birthdayFault(value: string, values: FormValues, { registerForm }: Ages, now: number): FieldError | null {
  // whether an empty one is accepted is the rule's decision
  if (isBlank(value)) return null;
  const age = ageOn(value, now);
  if (age === null) return fault('rules:birthday_invalid');
  const { minAge, birthdayAge } = registerForm.agreement;
  if (age < minAge) return fault('rules:birthday_too_young', { age: minAge });
  return age < birthdayAge && values[BIRTHDAY_CONFIRMED] !== '1' ? fault('rules:birthday_limit', { age: birthdayAge }) : null;
}
