import type { FieldError } from '#engine/fields/fieldRules.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import type { FormField, FormValues } from './formField.ts';
import { isFromAbroad, isPhoneNumber, phoneLibraryReady } from './phoneLibrary.ts';
import { fault, isPhone, needsNumberingPlan, withPlainFacts } from './plainChecks.ts';

/** The field with the portal's facts about it: its check beyond the rule, and the field that it repeats. */
export function withFacts(field: FormField, brand: Pick<Brand, 'registerForm'>, now?: () => number): FormField {
  if (needsNumberingPlan(field)) return { ...field, check: numberFault, ready: phoneLibraryReady };
  if (isPhone(field) && field.rule.acceptedPattern === '*') return { ...field, check: prefixFault, ready: phoneLibraryReady };
  return withPlainFacts(field, brand, now);
}

/** Lengths of numbers in any country, for countries without known ones. The country's code stands in its own field. */
const SOME_NUMBER = /^\d{4,15}$/;

function numberFault(value: string, values: FormValues): FieldError | null {
  if (value === '') return null;
  const holds = isPhoneNumber(value, values['countryCode'] ?? '') ?? SOME_NUMBER.test(value);
  return holds ? null : fault('rules:mobile_number');
}

/** A code of a country that the field could not move to the list: sent with the chosen country's code, it is another number. */
const prefixFault = (value: string): FieldError | null => (isFromAbroad(value) ? fault('rules:mobile_number') : null);
