import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { LoginRequest } from '#contract/types.ts';
import { anyText } from '#engine/fields/fieldRules.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { reloadCaptcha } from '#state/forms/captcha.ts';
import type { FormField } from '#state/forms/formField.ts';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useRuleForm } from '#state/forms/ruleForm.ts';
import { type LoginOutcome, sendLogin } from '#state/session/sendLogin.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import styles from './ForgotModal.module.css';

/** The login after a password reset. */
export type ResetLogin = Required<Pick<LoginRequest, 'username' | 'password' | 'type' | 'countryDialingCode'>>;

interface Props {
  login: ResetLogin;
  /** Outcome of the first try. */
  outcome: LoginOutcome;
  close: (result?: unknown) => void;
}

const captchaFields: FormField[] = [{ name: 'captcha', rule: anyText, required: true }];

/** Shown when the login after a reset failed: the reason, and a retry, with a captcha if required. */
export function LoginAfterReset({ login, outcome, close }: Props) {
  const portal = usePortal();
  const { t } = useTranslation(['forgot-password', 'errors']);
  const [last, setLast] = useState(outcome);
  const [captcha, setCaptcha] = useState(outcome.kind === 'refused' && outcome.captcha);
  const fields = captcha ? captchaFields : [];
  const { form, submit } = useRuleForm(fields);
  const button = useRef<HTMLButtonElement>(null);

  // the focused form is unmounted
  useEffect(() => button.current?.focus(), []);

  const send = submit(async (values) => {
    setLast({ kind: 'stopped' });
    const request = { ...login, ...(captcha ? { captcha: values['captcha'] ?? '' } : {}) };
    const next = await sendLogin(portal, request, { kind: 'username', password: login.password, stay: false });
    if (next.kind === 'signedIn') return close(true);
    setLast(next);
    if (next.kind !== 'refused') return;
    form.setValue('captcha', '');
    // a used picture is invalid
    if (captcha) reloadCaptcha(portal);
    else setCaptcha(next.captcha);
  });

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={send}>
        <Alert tone="ok">{t('log_in_to_go_on')}</Alert>
        <FormFailure text={last.kind === 'refused' ? messageText(t, last.message) : null} />
        <RuleFields form="login" fields={fields} />
        <Button ref={button} type="submit" size="lg" block loading={form.formState.isSubmitting}>
          {t('portal:login')}
        </Button>
      </form>
    </FormProvider>
  );
}
