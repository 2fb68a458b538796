import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldInput } from '#state/forms/formField.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { TextField } from '#ui/form/TextField.tsx';

/** An optional contact for the answer. */
export function ContactField({ name, label, required }: FieldInput) {
  const { t } = useTranslation('feedback');
  const { register } = useFormContext();
  const error = useErrorText(name, label);
  return <TextField label={label} required={required} icon="mail" error={error} hint={t('contact_hint')} {...register(name)} />;
}
