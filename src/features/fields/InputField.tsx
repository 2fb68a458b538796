import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { addressValue } from '#engine/fields/fields.ts';
import type { FieldProps } from '#engine/registry.ts';
import { INPUT_MAX } from '#engine/fields/serverPattern.ts';
import { pageQuery } from '#platform/browser/navigation.ts';
import { isRestrictive, useFieldHint } from '#state/forms/fieldHint.ts';
import type { FormValues } from '#state/forms/formField.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { inputKind } from './inputKinds.ts';

interface InputFieldProps extends Omit<FieldProps, 'slotProps'> {
  /** Null inside a field that has its own root. */
  slotProps: FieldProps['slotProps'] | null;
  /** Id of a datalist. */
  list?: string;
}

/** A one-line text field: user name, e-mail, contacts at other services, invitation codes. */
export function InputField({ slotProps, name, label, rule, required, entry, list }: InputFieldProps) {
  const { t } = useTranslation('fields');
  const { register, control } = useFormContext<FormValues>();
  const { touchedFields } = useFormState({ control, name, exact: true });
  const error = useErrorText(name, label);
  const { hint, onFocus } = useFieldHint(name, rule);
  // a prerendered field is empty, so the query is not read there
  const content = useWatch({
    control,
    name,
    compute: (value?: string) => (value ? (value === addressValue(name, pageQuery()) ? 'invited' : 'typed') : 'none'),
  });

  return (
    <TextField
      {...register(name)}
      {...inputKind({ name, entry })}
      rootProps={slotProps ?? undefined}
      label={label}
      required={required}
      error={error}
      hint={content === 'invited' ? t('from_invitation') : hint}
      valid={content !== 'none' && touchedFields[name] === true && isRestrictive(rule)}
      onFocus={onFocus}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={INPUT_MAX}
      list={list}
    />
  );
}
