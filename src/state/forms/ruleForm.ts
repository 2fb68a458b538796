import { type FormEvent, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type Resolver,
  useForm,
  useFormContext,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FieldError, ruleReady } from '#engine/fields/fieldRules.ts';
import { onPatternProblem } from '#engine/fields/serverPattern.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useTakeover } from './useTakeover.ts';
import { withFacts } from './fieldChecks.ts';
import { blankValues, checkField, type FormField, type FormValues, sentValues } from './formField.ts';

/** The form's rules for the form library. The message of an error is the error as data; `useErrorText` words it. */
const resolverOf =
  (fields: readonly FormField[]): Resolver<FormValues> =>
  (values, _context, { fields: inputs }) => {
    const faults = fields.flatMap((field) => {
      const ref = inputs[field.name]?.ref;
      const fault = checkField(field, values, ref instanceof HTMLInputElement && ref.validity.badInput);
      return fault === null ? [] : [[field.name, { type: fault.code, message: JSON.stringify(fault), ref }]];
    });
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(faults) };
  };

export interface RuleForm {
  form: UseFormReturn<FormValues>;
  /** For `<form onSubmit>`: waits for lazy validators, then validates and focuses the first error. */
  submit: (send: (values: FormValues) => Promise<void>) => (event: FormEvent) => void;
}

/**
 * A form whose fields are validated by the platform's rules; put `form` into a `FormProvider` above its `RuleFields`. It starts
 * empty unless values are given; a field without one keeps text typed before hydration.
 */
export function useRuleForm(declared: readonly FormField[], defaults: FormValues = blankValues(declared)): RuleForm {
  const { brand, environment } = usePortal();
  const fields = declared.map((field) => withFacts(field, brand));
  const form = useForm<FormValues>({
    resolver: resolverOf(fields),
    defaultValues: defaults as DefaultValues<FormValues>,
    mode: 'onTouched',
    // its order is that in which the code of the fields came
    shouldFocusError: false,
  });
  useTakeover(form);
  useEffect(() => onPatternProblem((problem) => environment.report({ kind: 'patternUnusable', problem })), [environment]);
  const patterns = fields.map((field) => field.rule.acceptedPattern).join('\n');
  useEffect(() => {
    const fetchRules = () => {
      for (const field of fields) void ruleReady(field.rule);
    };
    // the engine for a pattern of the platform is loaded on first focus or input
    if (document.activeElement instanceof HTMLInputElement) fetchRules();
    else addEventListener('focusin', fetchRules, { once: true });
    return () => removeEventListener('focusin', fetchRules);
    // oxlint-disable-next-line exhaustive-deps -- the fields are new objects on each render; their patterns decide
  }, [patterns]);

  const submit = (send: (values: FormValues) => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    if (form.formState.isSubmitting) return;
    const ready = fields.map((field) => Promise.all([ruleReady(field.rule), field.ready?.()]));
    const focusFirst = (errors: FieldErrors<FormValues>) => {
      const inputs = fields.map(({ name }) => errors[name]?.ref);
      inputs.find((input) => input?.focus !== undefined)?.focus?.();
    };
    void Promise.all(ready).then(() => form.handleSubmit((values) => send(sentValues(fields, values)), focusFirst)());
  };
  return { form, submit };
}

/** The error of a field of the enclosing form in the current language, or null. */
export function useErrorText(name: string, label: string): string | null {
  const { t } = useTranslation('rules');
  const { control } = useFormContext<FormValues>();
  const { errors } = useFormState({ control, name, exact: true });
  const message = errors[name]?.message;
  if (message === undefined || message === '') return null;
  const { messageKey, params } = JSON.parse(message) as FieldError;
  return t(messageKey, { ...params, field: label });
}

/** Shows the platform's refusal of one field at that field. */
export function setFieldError(
  form: UseFormReturn<FormValues>,
  name: string,
  messageKey: string,
  params: Record<string, number> = {},
): void {
  const fault: FieldError = { code: 'pattern', messageKey, params };
  form.setError(name, { type: 'platform', message: JSON.stringify(fault) }, { shouldFocus: true });
}
