import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Slot } from '#engine/react/Slot.tsx';
import { canRemember } from './remember/rememberMe.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { anyText } from '#engine/fields/fieldRules.ts';
import { type FormField, useRuleForm } from '#state/forms/ruleForm.ts';
import { useAttempt } from '#state/queries/useAttempt.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import styles from './LoginTab.module.css';
import { forgetMe, MASK, readRemembered, rememberedPassword, rememberMe } from './remembered.ts';
import { RememberBox } from './RememberBox.tsx';
import { sendLogin } from './sendLogin.ts';

const needed = (name: string): FormField => ({ name, rule: anyText, required: true });

/** User name and password; the captcha appears after a refusal that asks for it. */
export function UsernameForm({ stay }: { stay: boolean }) {
  const portal = usePortal();
  const { t } = useTranslation('login');
  const { login } = portal.brand;
  const { failure, fail } = useAttempt();
  const [captcha, setCaptcha] = useState(0);
  const [remember, setRemember] = useState(false);
  const [offered] = useState(() => login.rememberMe && canRemember());

  const fields = [needed('username'), needed('password'), ...(captcha > 0 ? [needed('captcha')] : [])];
  const { form, submit } = useRuleForm(fields, { username: '', password: '', captcha: '' });

  useEffect(() => {
    if (!offered) return;
    void readRemembered(login.rememberPassword).then((remembered) => {
      if (remembered === null) return;
      setRemember(true);
      if (form.getValues('username') === '') form.setValue('username', remembered.username);
      if (remembered.hasPassword && form.getValues('password') === '') form.setValue('password', MASK);
    });
  }, [offered, login.rememberPassword, form]);

  const send = submit(async (values) => {
    const username = (values['username'] ?? '').trim();
    const typed = (values['password'] ?? '').trim();
    const password = typed === MASK ? await rememberedPassword() : typed;
    if (password === null) {
      form.setValue('password', '');
      void form.trigger('password', { shouldFocus: true });
      return;
    }
    fail(null);
    const request = {
      username,
      password,
      type: 'username' as const,
      ...(captcha > 0 ? { captcha: (values['captcha'] ?? '').trim() } : {}),
    };
    const refused = await sendLogin(portal, request, { kind: 'username', password, stay }, () =>
      remember ? rememberMe({ username }, login.rememberPassword ? password : null) : undefined,
    );
    if (refused === null) return;
    if (typed === MASK) await forgetMe();
    fail(refused.message);
    form.setValue('captcha', '');
    // a used picture is worth nothing: show a new one, and show one at all when the platform asks
    if (refused.captcha || captcha > 0) setCaptcha(captcha + 1);
  });

  return (
    <FormProvider {...form}>
      <form className={styles.fields} noValidate onSubmit={send}>
        <FormFailure text={failure} />
        <Slot kind="field" name="username" form="login" label={t('fields:username')} rule={anyText} required entry={null} />
        <Slot kind="field" name="password" form="login" label={t('fields:password')} rule={anyText} required entry={null} />
        {captcha > 0 && (
          <Slot
            key={captcha}
            kind="field"
            name="captcha"
            form="login"
            label={t('fields:captcha')}
            rule={anyText}
            required
            entry={null}
          />
        )}
        <div className={styles.row}>
          {offered ? <RememberBox checked={remember} onChange={setRemember} /> : <span />}
          <button
            type="button"
            className={`link ${styles.forgot}`}
            onClick={() => void portal.overlay.openModal('forgetPassModal')}
          >
            {t('forgot_password')}
          </button>
        </div>
        <Button type="submit" size="lg" block loading={form.formState.isSubmitting}>
          {t('portal:login')}
        </Button>
      </form>
    </FormProvider>
  );
}
