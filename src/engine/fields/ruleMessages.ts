import { factsOf } from './fields.ts';
import { ANY, DIGITS } from './patternIds.ts';
import { patternMessageKey } from './patterns.ts';

export interface FieldMessage {
  /** `namespace:key`. */
  messageKey: string;
  params: Record<string, number>;
}

interface Bounds {
  minLength: number;
  maxLength: number;
  patternId: number;
}

/** The field's name and that it must not be empty; for an input without a name, that it must not be empty. */
export function requiredMessage(field: string | undefined): FieldMessage {
  return { messageKey: field === undefined ? 'rules:empty' : 'rules:required', params: {} };
}

/** The one message about a value's form: the template's, unless the field has a wording that says more. */
export function messageOf(rule: Bounds, field: string | undefined, code: 'pattern' | 'length'): FieldMessage {
  const { minLength: min, maxLength: max, patternId } = rule;
  const { messages = {} } = factsOf(field ?? '');
  if (messages.always !== undefined) return { messageKey: `rules:${messages.always}`, params: {} };
  if (field === 'mobileNum' && min === max && (patternId === ANY || patternId === DIGITS)) {
    return { messageKey: 'rules:phone_digits', params: { count: max } };
  }
  const wording = patternId === ANY ? messages[code] : undefined;
  return sized(wording === undefined ? patternMessageKey(patternId) : `rules:${wording}`, min, max);
}

/** Texts with bounds have a twin that names a single number. */
function sized(key: string, min: number, max: number): FieldMessage {
  const unsized = /:(mobile_number|real_name_format|phone_format|invitation_code)$/.test(key);
  if (unsized) return { messageKey: key, params: {} };
  return min === max ? { messageKey: `${key}_exact`, params: { count: max } } : { messageKey: key, params: { min, max } };
}

/** What a field asks for, to be shown from focus on; it turns into the error when the value does not fit. */
export function hintOf(rule: Bounds, field: string): FieldMessage {
  return messageOf(rule, field, 'length');
}
