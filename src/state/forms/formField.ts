import type { ComponentType } from 'react';
import { type FieldError, type FieldRule, validateConfirmation, validateField } from '#engine/fields/fieldRules.ts';
import type { FieldProps } from '#engine/registry.ts';

export type FormValues = Record<string, string>;

/** What a field's input is told by its form. */
export type FieldInput = Pick<FieldProps, 'name' | 'label' | 'rule' | 'required'>;

/** One field of a form: what its value must satisfy, and how it is shown. */
export interface FormField {
  name: string;
  rule: FieldRule;
  required: boolean;
  /** Spaces around it do not count: they are neither validated nor handed to the submit. */
  trimmed?: true;
  /** The field whose value it repeats, and what is said when it differs. */
  repeats?: { field: string; messageKey: 'rules:checkPass' | 'rules:inconsistent_twice' };
  /** A check beyond the rule. */
  check?: (value: string, values: FormValues) => FieldError | null;
  /** Settles when `check` knows all that it can know; awaited before a submit. Never rejects. */
  ready?: () => Promise<void>;
  /** Text key of its name; the brand's, else the one in `fields`, without it. */
  label?: string;
  /** How the brand shows it. */
  entry?: FieldProps['entry'];
  /** The form's own input; the registry's without it. */
  input?: ComponentType<FieldInput>;
}

/** The first fault of a field's value, or null. */
export function checkField(field: FormField, values: FormValues): FieldError | null {
  const typed = values[field.name] ?? '';
  const value = field.trimmed ? typed.trim() : typed;
  const fault = field.repeats
    ? validateConfirmation(values[field.repeats.field] ?? '', value, { field: field.name, messageKey: field.repeats.messageKey })
    : validateField(field.rule, value, { field: field.name, required: field.required });
  return fault ?? field.check?.(value, values) ?? null;
}

/** No value for each field. */
export const blankValues = (fields: readonly FormField[]): FormValues => Object.fromEntries(fields.map(({ name }) => [name, '']));

/** The values as they are sent: those of trimmed fields without the spaces around them. */
export function trimmedValues(fields: readonly FormField[], values: FormValues): FormValues {
  const trimmed = fields.filter((field) => field.trimmed).map(({ name }) => [name, (values[name] ?? '').trim()]);
  return { ...values, ...Object.fromEntries(trimmed) };
}
