import { factsOf } from '#engine/fields/fields.ts';
import { isBlank } from '#engine/fields/fieldRules.ts';
import { ruleOf } from '#engine/fields/registerForm.ts';
import { matcherIfReady } from '#engine/fields/serverPattern.ts';
import { checkField, type FormField, type FormValues } from '#state/forms/formField.ts';
import { AGREEMENT, agreementField, withPlainFacts } from '#state/forms/plainChecks.ts';
import type { EarlyPage } from './earlyPage.ts';

/** An input of the published page. */
export interface EarlyInput {
  name: string;
  /** Its visible name, which messages contain. */
  label: string;
  required: boolean;
  /** It shows something that it cannot read. */
  unreadable?: boolean;
}

/** `later`: only code or data that is not loaded yet can decide. */
export type EarlyVerdict = 'fine' | 'later' | { text: string };

/** The verdict of the registration form about one value, from the same rules and texts, before that form is loaded. */
export function earlyVerdict(page: EarlyPage, input: EarlyInput, values: FormValues, now?: () => number): EarlyVerdict {
  const field = fieldOf(page, input, now);
  const value = values[input.name] ?? '';
  if (needsMore(field, value)) return 'later';
  const fault = checkField(field, values, input.unreadable);
  if (fault === null) return isJudged(field, value) ? 'fine' : 'later';
  const text = wordsOf(page, fault.messageKey, { ...fault.params, field: input.label });
  return text === null ? 'later' : { text };
}

function fieldOf({ brand, registerSettings }: EarlyPage, { name, required }: EarlyInput, now?: () => number): FormField {
  if (name === AGREEMENT) return agreementField(brand);
  const rule = ruleOf(registerSettings, name);
  return withPlainFacts({ name, rule: { ...rule, required }, required }, brand, now);
}

/** Numbers are normalised and codes are checked by code of their own; a check may follow a pattern that is not compiled. */
function needsMore(field: FormField, value: string): boolean {
  const { input } = factsOf(field.name);
  if (input === 'own') return true;
  // a number of spaces only is no number, even where none is required
  if (input === 'phone') return value !== '';
  return field.check !== undefined && !isJudged(field, value);
}

/** False where a pattern of the platform has not been compiled. */
function isJudged({ name, rule, repeats }: FormField, value: string): boolean {
  if (repeats !== undefined || isBlank(value, name) || rule.acceptedPattern === null) return true;
  return matcherIfReady(rule.acceptedPattern) !== null;
}

/** A message in the page's language; null where the page has no such text. */
function wordsOf({ texts }: EarlyPage, messageKey: string, params: Record<string, string | number>): string | null {
  const [namespace, key = ''] = messageKey.split(':');
  const text = namespace === 'rules' ? texts.resources.rules?.[key] : undefined;
  if (text === undefined) return null;
  return text.replace(/{{(\w+)}}/g, (whole, name: string) => String(params[name] ?? whole));
}
