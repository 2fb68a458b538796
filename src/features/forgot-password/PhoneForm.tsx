import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { anyText, readRule } from '#engine/fields/fieldRules.ts';
import type { FormField } from '#state/forms/formField.ts';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useRuleForm } from '#state/forms/ruleForm.ts';
import { passHumanCheck } from '#state/session/humanCheck.ts';
import { type LoginOutcome, sendLogin } from '#state/session/sendLogin.ts';
import { signIn } from '#state/session/signIn.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { LoginAfterReset, type ResetLogin } from './LoginAfterReset.tsx';
import styles from './ForgotModal.module.css';

/** Number, code and new password; signs the player in. */
export function PhoneForm({ close }: { close: (result?: unknown) => void }) {
  const portal = usePortal();
  const { t } = useTranslation('forgot-password');
  const settings = useSystem((state) => state.registerSettings);
  const [unfinished, setUnfinished] = useState<{ login: ResetLogin; outcome: LoginOutcome } | null>(null);
  const fields: FormField[] = [
    { name: 'mobileNum', rule: readRule(settings.mobileNum), required: true },
    { name: 'verificationCode', rule: anyText, required: true },
    { name: 'newPassword', rule: readRule(settings.password), required: true },
  ];
  const { form, submit } = useRuleForm(fields);
  const { failure, attempt } = useAttempt(form);

  const send = submit((values) =>
    attempt(async () => {
      const human = await passHumanCheck(portal, 'phoneReset');
      if (human === null) return null;
      const { mobileNum = '', verificationCode = '', newPassword = '' } = values;
      const countryDialingCode = values['countryDialingCode'] ?? portal.brand.phone.dialingCode;
      const request = { mobileNum, newPassword, verificationCode, countryDialingCode, ...human };
      const reply = await portal.overlay.whileBusy(() => portal.client.call('passwordByPhone', request));
      if (!reply.ok) return reply;
      portal.overlay.toast({ key: 'forgot-password:password_set' }, 'ok');

      const token = reply.value?.token;
      if (token) await signIn(portal, { token }, { kind: 'username', userName: mobileNum, stay: false });
      else {
        const login = { username: mobileNum, password: newPassword, type: 'username' as const, countryDialingCode };
        const outcome = await sendLogin(portal, login, { kind: 'username', password: newPassword, stay: false });
        if (outcome.kind !== 'signedIn') return setUnfinished({ login, outcome });
      }
      close(true);
      return null;
    }),
  );

  if (unfinished !== null) return <LoginAfterReset {...unfinished} close={close} />;
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p className="muted">{t('phone_text')}</p>
        <FormFailure text={failure} />
        <RuleFields form="forgotPhone" fields={fields} />
        <Button type="submit" size="lg" block loading={form.formState.isSubmitting}>
          {t('set_password')}
        </Button>
      </form>
    </FormProvider>
  );
}
