import { useEffect, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { factsOf } from '#engine/fields/fields.ts';
import type { FieldProps } from '#engine/registry.ts';
import { INPUT_MAX } from '#engine/fields/serverPattern.ts';
import { useFieldHint } from '#state/forms/fieldHint.ts';
import type { FormValues } from '#state/forms/formField.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import type { IconName } from '#ui/icon/iconNames.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { passwordCompletion } from './inputKinds.ts';
import { PasswordRules } from './PasswordRules.tsx';

/** A password in any of its roles; a new one shows its unmet rules while typing. */
export function SecretField({ slotProps, name, label, rule, required, form: kind, entry }: FieldProps) {
  const { t } = useTranslation('portal');
  const listId = useId();
  const { register } = useFormContext<FormValues>();
  const error = useErrorText(name, label);
  const { hint, onFocus } = useFieldHint(name, rule);
  useRecheck(name);
  const isNew = (name === 'password' && kind !== 'login') || name === 'newPassword';
  const autoComplete = entry?.autocomplete ?? passwordCompletion(name, kind);

  return (
    <div {...slotProps}>
      <PasswordField
        {...register(name)}
        toggleLabel={t('show_password')}
        label={label}
        required={required}
        icon={entry?.icon as IconName | undefined}
        error={error}
        hint={isNew || factsOf(name).repeats !== undefined ? null : hint}
        onFocus={onFocus}
        autoComplete={autoComplete}
        inputMode={entry?.inputMode}
        maxLength={INPUT_MAX}
        aria-describedby={isNew && hint !== null ? listId : undefined}
      />
      {isNew && <PasswordRules id={listId} name={name} rule={rule} shown={hint !== null} />}
    </div>
  );
}

/** Validates a repeated password again when the first one changes, if it is not empty. */
function useRecheck(name: string): void {
  const { subscribe, getValues, trigger } = useFormContext<FormValues>();
  useEffect(() => {
    const first = factsOf(name).repeats;
    if (first === undefined) return;
    return subscribe({
      name: first,
      formState: { values: true },
      callback: () => {
        if (getValues(name)) void trigger(name);
      },
    });
  }, [name, subscribe, getValues, trigger]);
}
