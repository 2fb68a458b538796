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

/** The message for an empty value, with the field's name if it has one. */
export function requiredMessage(field: string | undefined): FieldMessage {
  return { messageKey: field === undefined ? 'rules:empty' : 'rules:required', params: {} };
}

/** The message for an invalid value: the template's, unless the field has a more specific one. */
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

/** Texts with limits have a variant with a single number. */
function sized(key: string, min: number, max: number): FieldMessage {
  const unsized = /:(mobile_number|real_name_format|phone_format|invitation_code)$/.test(key);
  if (unsized) return { messageKey: key, params: {} };
  return min === max ? { messageKey: `${key}_exact`, params: { count: max } } : { messageKey: key, params: { min, max } };
}

/** The hint shown on focus; it becomes the error when the value is invalid. */
export function hintOf(rule: Bounds, field: string): FieldMessage {
  return messageOf(rule, field, 'length');
}
