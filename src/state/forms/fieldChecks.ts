import { ANY } from '#engine/fields/patternIds.ts';
import { ageOn } from '#engine/dates/dates.ts';
import { factsOf } from '#engine/fields/fields.ts';
import type { FieldError } from '#engine/fields/fieldRules.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { FormField, FormValues } from './formField.ts';
import { isPhoneNumber, phoneLibraryReady } from './phoneLibrary.ts';

/** Form value "1" once a player between the two ages has confirmed the birthday; never sent. */
export const BIRTHDAY_CONFIRMED = 'birthdayConfirmed';

const fault = (messageKey: string, params: Record<string, number> = {}): FieldError => ({ code: 'pattern', messageKey, params });

/** The field with checks beyond its rule: minimum age, and numbers valid in a country. */
export function withCheck(field: FormField, brand: Pick<Brand, 'registerForm'>, now: () => number = Date.now): FormField {
  const { check } = factsOf(field.name);
  if (check === 'age') return { ...field, check: (value, values) => birthdayFault(value, values, brand, now()) };
  // the rule decides; numbering plans only where the platform sends no pattern
  const open = field.rule.acceptedPattern === null && field.rule.patternId === ANY;
  return check === 'numberingPlan' && open ? { ...field, check: numberFault, ready: phoneLibraryReady } : field;
}

/** The field with the portal's facts about it: its check, and the field that it repeats. */
export function withFacts(field: FormField, brand: Pick<Brand, 'registerForm'>): FormField {
  const { repeats } = factsOf(field.name);
  if (repeats === undefined) return withCheck(field, brand);
  return { repeats: { field: repeats, messageKey: 'rules:checkPass' }, ...field };
}

/** Under 18 is refused, 18 to 20 must be confirmed (D-17; a brand may set other ages). */
function birthdayFault(
  value: string,
  values: FormValues,
  { registerForm }: Pick<Brand, 'registerForm'>,
  now: number,
): FieldError | null {
  const age = ageOn(value, now);
  if (age === null) return null;
  const { minAge, birthdayAge } = registerForm.agreement;
  if (age < minAge) return fault('rules:birthday_too_young', { age: minAge });
  return age < birthdayAge && values[BIRTHDAY_CONFIRMED] !== '1' ? fault('rules:birthday_limit', { age: birthdayAge }) : null;
}

/** Lengths of numbers in any country, for countries without known ones. */
const SOME_NUMBER = /^\+?\d{4,15}$/;

function numberFault(value: string, values: FormValues): FieldError | null {
  if (value === '') return null;
  const holds = isPhoneNumber(value, values['countryCode'] ?? '') ?? SOME_NUMBER.test(value);
  return holds ? null : fault('rules:mobile_number');
}
