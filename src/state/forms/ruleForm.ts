import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect } from 'react';
import { type DefaultValues, useForm, useFormContext, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FieldError, type FieldRule, ruleReady, validateConfirmation, validateField } from '#engine/fields/fieldRules.ts';
import { onPatternProblem } from '#engine/fields/serverPattern.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';

export type FormValues = Record<string, string>;

/** One input of a form and what it must satisfy. */
export interface FormField {
  name: string;
  rule: FieldRule;
  required: boolean;
  /** Spaces around it do not count, for they are not sent either. */
  trimmed?: true;
  /** The field whose value it repeats, and what is said when it differs. */
  repeats?: { field: string; messageKey: 'rules:checkPass' | 'rules:inconsistent_twice' };
  /** A check beyond the rule. */
  check?: (value: string, values: FormValues) => FieldError | null;
}

/** The first thing wrong with a field, or null. */
export function checkField(field: FormField, values: FormValues): FieldError | null {
  const typed = values[field.name] ?? '';
  const value = field.trimmed ? typed.trim() : typed;
  const fault = field.repeats
    ? validateConfirmation(values[field.repeats.field] ?? '', value, { field: field.name, messageKey: field.repeats.messageKey })
    : validateField(field.rule, value, { field: field.name, required: field.required });
  return fault ?? field.check?.(value, values) ?? null;
}

/** The form's rules as a Standard Schema. An issue's message is the fault as data; `useErrorText` says it in words. */
function schemaOf(fields: readonly FormField[]) {
  return {
    '~standard': {
      version: 1,
      vendor: 'portal',
      validate: (input: unknown) => {
        const values = input as FormValues;
        const issues = fields.flatMap((field) => {
          const fault = checkField(field, values);
          return fault === null ? [] : [{ path: [field.name], message: JSON.stringify(fault) }];
        });
        return issues.length > 0 ? { issues } : { value: values };
      },
    },
  } as const;
}

export interface RuleForm {
  form: UseFormReturn<FormValues>;
  /** For `<form onSubmit>`: waits for rules that still have to be fetched, then validates and focuses the first error. */
  submit: (send: (values: FormValues) => Promise<void>) => (event: FormEvent) => void;
}

/** A form whose fields are validated by the platform's rules; put `form` into a `FormProvider` above its fields. */
export function useRuleForm(fields: readonly FormField[], defaults: FormValues = {}): RuleForm {
  const form = useForm<FormValues>({
    resolver: standardSchemaResolver(schemaOf(fields)),
    defaultValues: defaults as DefaultValues<FormValues>,
    mode: 'onTouched',
  });
  const { environment } = usePortal();
  useEffect(() => onPatternProblem((problem) => environment.report({ kind: 'patternUnusable', problem })), [environment]);
  const patterns = fields.map((field) => field.rule.acceptedPattern).join('\n');
  useEffect(() => {
    const fetchRules = () => {
      for (const field of fields) void ruleReady(field.rule);
    };
    // a rule of the platform's own brings an engine with it: it comes with the first sign of somebody who will type
    if (document.activeElement instanceof HTMLInputElement) fetchRules();
    else addEventListener('focusin', fetchRules, { once: true });
    return () => removeEventListener('focusin', fetchRules);
    // oxlint-disable-next-line exhaustive-deps -- the fields are new objects each render; their patterns say what is fetched
  }, [patterns]);

  const submit = (send: (values: FormValues) => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    if (form.formState.isSubmitting) return;
    void Promise.all(fields.map((field) => ruleReady(field.rule))).then(() => form.handleSubmit(send)());
  };
  return { form, submit };
}

/** What is wrong with a field of the form above, in the current language; null when nothing is. */
export function useErrorText(name: string, label: string): string | null {
  const { t } = useTranslation('rules');
  const { formState } = useFormContext<FormValues>();
  const message = formState.errors[name]?.message;
  if (message === undefined || message === '') return null;
  const { messageKey, params } = JSON.parse(message) as FieldError;
  return t(messageKey, { ...params, field: label });
}

/** Shows the platform's complaint about one field where the field is. */
export function setFieldError(
  form: UseFormReturn<FormValues>,
  name: string,
  messageKey: string,
  params: Record<string, number> = {},
): void {
  const fault: FieldError = { code: 'pattern', messageKey, params };
  form.setError(name, { type: 'platform', message: JSON.stringify(fault) }, { shouldFocus: true });
}
