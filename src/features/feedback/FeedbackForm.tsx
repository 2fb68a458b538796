import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FeedbackRequest } from '#contract/types.ts';
import { useDraft } from '#state/drafts/draft.ts';
import { useImageChoice } from '#state/uploads/imageChoice.ts';
import { imageLimits } from '#state/uploads/readImage.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { anyText } from '#engine/fields/fieldRules.ts';
import { blankValues, type FormField, type FormValues } from '#state/forms/formField.ts';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useRuleForm } from '#state/forms/ruleForm.ts';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { afterWrite } from '#state/session/afterWrite.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { ImagePicker } from '#ui/controls/ImagePicker.tsx';
import { ContactField } from './ContactField.tsx';
import { ContentField } from './ContentField.tsx';
import styles from './FeedbackForm.module.css';
import { contactFault, contactMax, contentBounds } from './feedbackLimits.ts';
import { keyFor, type SentRequest } from './requestKey.ts';
import { feedbackTypes, TypeChoice } from './TypeChoice.tsx';

const fields: FormField[] = [
  {
    name: 'feedback',
    label: 'feedback:content',
    rule: { ...anyText, ...contentBounds },
    required: true,
    input: ContentField,
  },
  {
    name: 'contact',
    label: 'feedback:contact',
    rule: { ...anyText, required: false, maxLength: contactMax },
    required: false,
    check: contactFault,
    input: ContactField,
  },
];
const empty = { ...blankValues(fields), type: feedbackTypes[0] ?? 'other' };

/** The feedback form. Typed text stays until the platform has accepted it; a retry sends the same feedback. */
export function FeedbackForm() {
  const portal = usePortal();
  const { t } = useTranslation(['feedback', 'errors']);
  const choice = useImageChoice('feedback');
  const [draft, setDraft] = useDraft<FormValues>('feedback', empty);
  const { form, submit } = useRuleForm(fields, draft);
  const { failure, attempt, fail } = useAttempt(form);
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => setDraft(values as FormValues));
    return unsubscribe;
    // oxlint-disable-next-line exhaustive-deps -- the setter is the same in every render
  }, [form]);
  const sent = useRef<SentRequest | null>(null);

  const send = submit((values) =>
    attempt(async () => {
      const uploaded = await choice.upload(portal);
      if ('refused' in uploaded) return fail(uploaded.refused);
      const { type = 'other', feedback: content = '', contact = '' } = values;
      const request: FeedbackRequest = {
        type: type as FeedbackRequest['type'],
        content,
        ...(contact === '' ? {} : { contact }),
        ...(uploaded.ids.length === 0 ? {} : { images: uploaded.ids }),
      };
      const { key } = (sent.current = keyFor(request, sent.current));
      const reply = await portal.client.call('feedback', request, { headers: async () => ({ 'Idempotency-Key': key }) });
      // a refusal is final as well
      sent.current = null;
      if (!reply.ok) return reply;
      form.reset(empty);
      choice.clear();
      afterWrite(portal, 'feedback');
      void portal.overlay.warn({ tone: 'ok', title: { text: t('sent_title') }, text: { text: t('sent_text') } });
      return null;
    }),
  );

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        <FormFailure text={failure} />
        <TypeChoice />
        <RuleFields form="feedback" fields={fields} />
        <ImagePicker
          label={t('images')}
          addLabel={t('portal:images_add')}
          removeLabel={(name) => t('portal:images_remove', { name })}
          hint={t('portal:images_hint', { count: imageLimits.count })}
          error={choice.fault === null ? null : t(choice.fault)}
          images={choice.images}
          max={imageLimits.count}
          accept="image/png,image/jpeg"
          disabled={form.formState.isSubmitting}
          onAdd={(files) => void choice.add(files)}
          onRemove={choice.remove}
        />
        <Button type="submit" size="lg" icon="send" className={styles.send} loading={form.formState.isSubmitting}>
          {t('send')}
        </Button>
      </form>
    </FormProvider>
  );
}
