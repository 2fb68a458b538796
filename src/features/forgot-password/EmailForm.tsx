import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readRule } from '#engine/fields/fieldRules.ts';
import type { FormField } from '#state/forms/formField.ts';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useRuleForm } from '#state/forms/ruleForm.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import styles from './ForgotModal.module.css';

/** An address must look like one, whatever the platform's rule is. */
const emailRule = readRule({ enabled: true, required: true, patternId: 3 });

/** User name and e-mail; the platform mails a new password. */
export function EmailForm({ close }: { close: (result?: unknown) => void }) {
  const portal = usePortal();
  const { t } = useTranslation('forgot-password');
  const settings = useSystem((state) => state.registerSettings);
  const fields: FormField[] = [
    { name: 'username', rule: readRule(settings.username), required: true },
    { name: 'email', rule: emailRule, required: true },
  ];
  const { form, submit } = useRuleForm(fields);
  const { failure, attempt } = useAttempt(form);

  const send = submit(({ username = '', email = '' }) =>
    attempt(async () => {
      const reply = await portal.overlay.whileBusy(() => portal.client.call('passwordByEmail', { username, email }));
      if (!reply.ok) return reply;
      close(true);
      await portal.overlay.warn({
        tone: 'ok',
        title: { key: 'forgot-password:mail_sent' },
        text: { key: 'forgot-password:mail_sent_text', params: { email } },
      });
      return null;
    }),
  );

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p className="muted">{t('email_text')}</p>
        <FormFailure text={failure} />
        <RuleFields form="forgotEmail" fields={fields} />
        <Button type="submit" size="lg" block loading={form.formState.isSubmitting}>
          {t('send_mail')}
        </Button>
      </form>
    </FormProvider>
  );
}
