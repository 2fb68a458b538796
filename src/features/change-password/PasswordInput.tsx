import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { factsOf } from '#engine/fields/fields.ts';
import { hintOf } from '#engine/fields/ruleMessages.ts';
import { isRestrictive } from '#state/forms/fieldHint.ts';
import type { FieldInput, FormValues } from '#state/forms/formField.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';

/** A password field that shows its rule before any error. */
export function PasswordInput({ name, label, rule, required }: FieldInput) {
  const { t } = useTranslation();
  const { register } = useFormContext<FormValues>();
  const error = useErrorText(name, label);
  const { messageKey, params } = hintOf(rule, name);
  return (
    <PasswordField
      label={label}
      toggleLabel={t('portal:show_password')}
      required={required}
      autoComplete={factsOf(name).autoComplete ?? 'new-password'}
      error={error}
      hint={isRestrictive(rule) ? t(messageKey, params) : undefined}
      {...register(name)}
    />
  );
}
