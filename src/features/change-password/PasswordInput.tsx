import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#engine/fields/fieldRules.ts';
import { hintOf } from '#engine/fields/ruleMessages.ts';
import { type FormValues, useErrorText } from '#state/forms/ruleForm.ts';
import { PasswordField } from '#ui/form/PasswordField.tsx';

interface Props {
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
  /** What the value must be; said below the field before anything is wrong. */
  rule?: FieldRule;
}

export function PasswordInput({ name, label, autoComplete, rule }: Props) {
  const { t } = useTranslation();
  const { register } = useFormContext<FormValues>();
  const error = useErrorText(name, label);
  const hint = rule ? hintOf(rule, name) : null;
  return (
    <PasswordField
      label={label}
      toggleLabel={t('portal:show_password')}
      required
      autoComplete={autoComplete}
      error={error}
      hint={hint ? t(hint.messageKey, hint.params) : undefined}
      {...register(name)}
    />
  );
}
