import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readRule } from '#engine/fieldRules.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { CallError, type MessageText, messageOf } from '#platform/errors.ts';
import { usePortal, useSystem } from '#state/PortalProvider.tsx';
import { type FormField, useRuleForm } from '#state/ruleForm.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './ForgotModal.module.css';

/** Whatever the platform's rule says, an address to write to must look like one (FGT-04). */
const emailRule = readRule({ enabled: true, required: true, patternId: 3 });

/** User name and e-mail; a mail with the way to a new password follows (FGT-03..06). */
export function EmailForm({ close }: { close: (result?: unknown) => void }) {
  const portal = usePortal();
  const { t } = useTranslation('forgot-password');
  const settings = useSystem((state) => state.registerSettings);
  const [failure, setFailure] = useState<MessageText | null>(null);
  const username = readRule(settings.username);
  const fields: FormField[] = [
    { name: 'username', rule: username, required: true },
    { name: 'email', rule: emailRule, required: true },
  ];
  const { form, submit } = useRuleForm(fields, { username: '', email: '' });

  const send = submit(async (values) => {
    setFailure(null);
    try {
      const email = (values['email'] ?? '').trim();
      const reply = await portal.overlay.whileBusy(() =>
        portal.client.call('passwordByEmail', { username: (values['username'] ?? '').trim(), email }),
      );
      if (!reply.ok) {
        setFailure(messageOf(reply));
        return;
      }
      close(true);
      await portal.overlay.warn({
        tone: 'ok',
        title: { key: 'forgot-password:mail_sent' },
        text: { key: 'forgot-password:mail_sent_text', params: { email } },
      });
    } catch (cause) {
      if (!(cause instanceof CallError)) throw cause;
      setFailure(messageOf(cause));
    }
  });

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p className="muted">{t('email_text')}</p>
        {failure && (
          <Alert tone="bad" role="alert">
            {'text' in failure ? failure.text : t(failure.key, failure.params ?? {})}
          </Alert>
        )}
        <Slot
          place="field"
          name="username"
          form="forgotEmail"
          label={t('fields:username')}
          rule={username}
          required
          entry={null}
        />
        <Slot place="field" name="email" form="forgotEmail" label={t('fields:email')} rule={emailRule} required entry={null} />
        <Button type="submit" size="lg" block loading={form.formState.isSubmitting}>
          {t('send_mail')}
        </Button>
      </form>
    </FormProvider>
  );
}
