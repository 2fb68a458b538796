import type { ComponentType } from 'react';
import { type FieldError, type FieldRule, validateConfirmation, validateField } from '#engine/fields/fieldRules.ts';
import { factsOf } from '#engine/fields/fields.ts';
import { fieldText } from '#engine/fields/fieldText.ts';
import { messageOf } from '#engine/fields/ruleMessages.ts';
import type { FieldProps } from '#engine/registry.ts';

export type FormValues = Record<string, string>;

/** What a form passes to the input of a field. */
export type FieldInput = Pick<FieldProps, 'name' | 'label' | 'rule' | 'required'>;

/** One field of a form: its rule and its look. */
export interface FormField {
  name: string;
  rule: FieldRule;
  required: boolean;
  /** The platform's rule of the value, where the form accepts any: decides about the digits of a user name at sign-in. */
  writtenBy?: FieldRule;
  /** The field whose value it must repeat, and the message when it differs. */
  repeats?: { field: string; messageKey: 'rules:checkPass' | 'rules:inconsistent_twice' };
  /** A check beyond the rule. */
  check?: (value: string, values: FormValues) => FieldError | null;
  /** Resolves when all checks are loaded; await it before a submit. Never rejects. */
  ready?: () => Promise<void>;
  /** Text key of its name; default: the brand's, else the one in `fields`. */
  label?: string;
  /** The brand's entry. */
  entry?: FieldProps['entry'];
  /** The form's own input; default: the registry's. */
  input?: ComponentType<FieldInput>;
}

/**
 * The first error of a field's value, or null.
 * @param isUnreadable the control shows something that it cannot read, such as 31 February: its value is empty, the field is not
 */
export function checkField(field: FormField, values: FormValues, isUnreadable = false): FieldError | null {
  if (isUnreadable) return unreadable(field);
  const value = valueOf(field, values);
  const fault = field.repeats
    ? validateConfirmation(fieldText(field.repeats.field, values[field.repeats.field] ?? ''), value, {
        field: field.name,
        messageKey: field.repeats.messageKey,
      })
    : validateField(field.rule, value, { field: field.name, required: field.required });
  return fault ?? field.check?.(value, values) ?? null;
}

const unreadable = ({ name, rule }: FormField): FieldError => ({
  code: 'pattern',
  ...(factsOf(name).check === 'age' ? { messageKey: 'rules:birthday_invalid', params: {} } : messageOf(rule, name, 'pattern')),
});

export const blankValues = (fields: readonly FormField[]): FormValues => Object.fromEntries(fields.map(({ name }) => [name, '']));

/** The values for sending: as they were validated. */
export const sentValues = (fields: readonly FormField[], values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(fields.filter(({ name }) => name in values).map((field) => [field.name, valueOf(field, values)])),
});

function valueOf({ name, rule, writtenBy = rule }: FormField, values: Readonly<Record<string, string | false>>): string {
  // the form library has false for a box without a tick
  const typed = values[name];
  return typed ? fieldText(name, typed, writtenBy) : '';
}
