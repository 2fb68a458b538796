import type { FieldError } from '#engine/fields/fieldRules.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { FormField, FormValues } from './formField.ts';
import { isPhoneNumber, phoneLibraryReady } from './phoneLibrary.ts';
import { fault, needsNumberingPlan, withPlainFacts } from './plainChecks.ts';

/** The field with the portal's facts about it: its check beyond the rule, and the field that it repeats. */
export function withFacts(field: FormField, brand: Pick<Brand, 'registerForm'>, now?: () => number): FormField {
  return needsNumberingPlan(field)
    ? { ...field, check: numberFault, ready: phoneLibraryReady }
    : withPlainFacts(field, brand, now);
}

/** Lengths of numbers in any country, for countries without known ones. */
const SOME_NUMBER = /^\+?\d{4,15}$/;

function numberFault(value: string, values: FormValues): FieldError | null {
  if (value === '') return null;
  const holds = isPhoneNumber(value, values['countryCode'] ?? '') ?? SOME_NUMBER.test(value);
  return holds ? null : fault('rules:mobile_number');
}
