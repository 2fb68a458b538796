import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#state/forms/ruleForm.ts';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { contentBounds } from './feedbackLimits.ts';

/** The words, with how many characters there are. */
export function ContentField() {
  const { t } = useTranslation('feedback');
  const { register, watch } = useFormContext();
  const error = useErrorText('feedback', t('content'));
  const length = [...String(watch('feedback') ?? '').trim()].length;
  return (
    <TextArea
      required
      label={t('content')}
      error={error}
      counter={`${length}/${contentBounds.maxLength}`}
      hint={t('content_hint')}
      rows={5}
      {...register('feedback')}
    />
  );
}
