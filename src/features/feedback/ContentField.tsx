import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldInput } from '#state/forms/formField.ts';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { TextArea } from '#ui/controls/TextArea.tsx';

/** The feedback text with its character count. */
export function ContentField({ name, label, rule, required }: FieldInput) {
  const { t } = useTranslation('feedback');
  const { register, watch } = useFormContext();
  const error = useErrorText(name, label);
  const length = [...String(watch(name) ?? '').trim()].length;
  return (
    <TextArea
      required={required}
      label={label}
      error={error}
      counter={`${length}/${rule.maxLength}`}
      hint={t('content_hint')}
      rows={5}
      {...register(name)}
    />
  );
}
