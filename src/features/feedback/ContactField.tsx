import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { TextField } from '#ui/form/TextField.tsx';

/** How to answer somebody; nobody has to say. */
export function ContactField() {
  const { t } = useTranslation('feedback');
  const { register } = useFormContext();
  const error = useErrorText('contact', t('contact'));
  return <TextField label={t('contact')} icon="mail" error={error} hint={t('contact_hint')} {...register('contact')} />;
}
