import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { anyText, readRule } from '#engine/fields/fieldRules.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { passHumanCheck } from '#state/login/humanCheck.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { type FormField, useRuleForm } from '#state/forms/ruleForm.ts';
import { isAccepted, signIn } from '#state/login/signIn.ts';
import { useAttempt } from '#state/queries/useAttempt.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import styles from './ForgotModal.module.css';

/** Number, code and new password, after which the player is signed in. */
export function PhoneForm({ close }: { close: (result?: unknown) => void }) {
  const portal = usePortal();
  const { t } = useTranslation('forgot-password');
  const settings = useSystem((state) => state.registerSettings);
  const { failure, attempt } = useAttempt();
  const mobile = readRule(settings.mobileNum);
  const password = readRule(settings.password);
  const fields: FormField[] = [
    { name: 'mobileNum', rule: mobile, required: true },
    { name: 'verificationCode', rule: anyText, required: true },
    { name: 'newPassword', rule: password, required: true },
  ];
  const { form, submit } = useRuleForm(fields, { mobileNum: '', verificationCode: '', newPassword: '' });

  const send = submit((values) =>
    attempt(async () => {
      const human = await passHumanCheck(portal, 'phoneReset');
      if (human === null) return null;
      const mobileNum = (values['mobileNum'] ?? '').trim();
      const verificationCode = (values['verificationCode'] ?? '').trim();
      const newPassword = values['newPassword'] ?? '';
      const countryDialingCode = values['countryDialingCode'] ?? portal.brand.phone.dialingCode;
      const request = { mobileNum, newPassword, verificationCode, countryDialingCode, ...human };
      const reply = await portal.overlay.whileBusy(() => portal.client.call('passwordByPhone', request));
      if (!reply.ok) return reply;
      await signInAfterReset(portal, { token: reply.value?.token ?? null, mobileNum, newPassword, countryDialingCode });
      close(true);
      portal.overlay.toast({ key: 'forgot-password:password_set' }, 'ok');
      return null;
    }),
  );

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        <p className="muted">{t('phone_text')}</p>
        <FormFailure text={failure} />
        <Slot
          kind="field"
          name="mobileNum"
          form="forgotPhone"
          label={t('fields:mobile_num')}
          rule={mobile}
          required
          entry={null}
        />
        <Slot
          kind="field"
          name="verificationCode"
          form="forgotPhone"
          label={t('fields:verification_code')}
          rule={anyText}
          required
          entry={null}
        />
        <Slot
          kind="field"
          name="newPassword"
          form="forgotPhone"
          label={t('new_password')}
          rule={password}
          required
          entry={null}
        />
        <Button type="submit" size="lg" block loading={form.formState.isSubmitting}>
          {t('set_password')}
        </Button>
      </form>
    </FormProvider>
  );
}

interface Reset {
  token: string | null;
  mobileNum: string;
  newPassword: string;
  countryDialingCode: string;
}

/** With the reply's token, else by an ordinary login with the new password. */
async function signInAfterReset(portal: Portal, reset: Reset): Promise<void> {
  const context = { kind: 'username', userName: reset.mobileNum, stay: false } as const;
  if (reset.token) {
    await signIn(portal, { token: reset.token }, context);
    return;
  }
  const { mobileNum, newPassword, countryDialingCode } = reset;
  const reply = await portal.client.call('login', {
    username: mobileNum,
    password: newPassword,
    type: 'username',
    countryDialingCode,
  });
  if (reply.ok && isAccepted(reply.value)) await signIn(portal, reply.value, { ...context, password: newPassword });
}
