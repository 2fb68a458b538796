import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { anyText, readRule } from '#engine/fields/fieldRules.ts';
import { fieldText } from '#engine/fields/fieldText.ts';
import { reloadCaptcha } from '#state/forms/captcha.ts';
import type { FormField } from '#state/forms/formField.ts';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useRuleForm } from '#state/forms/ruleForm.ts';
import { sendLogin } from '#state/session/sendLogin.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import styles from './LoginTab.module.css';
import { RememberBox } from './RememberBox.tsx';
import { forgetMe, rememberMe } from './remembered.ts';
import { useMaskedPassword } from './useMaskedPassword.ts';
import { useRemember } from './useRemember.ts';

const needed = (name: string): FormField => ({ name, rule: anyText, required: true });

/** User name and password; the captcha appears after a refusal that requires it. */
export function UsernameForm({ stay }: { stay: boolean }) {
  const portal = usePortal();
  const { t } = useTranslation('login');
  const { rememberPassword } = portal.brand.login;
  const [captcha, setCaptcha] = useState(false);
  const writtenBy = readRule(useSystem((state) => state.registerSettings).username);
  const name: FormField = { ...needed('username'), writtenBy };
  const fields = [name, needed('password'), ...(captcha ? [needed('captcha')] : [])];
  const { form, submit } = useRuleForm(fields);
  const { failure, fail } = useAttempt(form);
  const masked = useMaskedPassword(form);
  const remember = useRemember(rememberPassword, ({ username, hasPassword }) => {
    if (form.getValues('username') === '') form.setValue('username', username);
    const isTheirs = fieldText('username', form.getValues('username'), writtenBy) === username;
    if (hasPassword && isTheirs && form.getValues('password') === '') masked.show(username);
  });

  const send = submit(async (values) => {
    const username = values['username'] ?? '';
    const wasMasked = masked.isMasked(values);
    const password = await masked.read(values);
    if (password === null) {
      form.setValue('password', '');
      void form.trigger('password', { shouldFocus: true });
      return;
    }
    fail(null);
    const answer = captcha ? { captcha: values['captcha'] ?? '' } : {};
    const outcome = await sendLogin(
      portal,
      { username, password, type: 'username', ...answer },
      { kind: 'username', password, stay },
      () => (remember.checked ? rememberMe({ username }, rememberPassword ? password : null) : undefined),
    );
    if (outcome.kind !== 'refused') return;
    if (wasMasked) await forgetMe();
    fail(outcome.message);
    form.setValue('captcha', '');
    // a used picture is invalid
    if (captcha) reloadCaptcha(portal);
    else setCaptcha(outcome.captcha);
  });

  return (
    <FormProvider {...form}>
      <form className={styles.fields} method="post" noValidate onSubmit={send}>
        <FormFailure text={failure} />
        <RuleFields form="login" fields={fields} />
        <div className={styles.row}>
          {remember.offered ? <RememberBox checked={remember.checked} onChange={remember.setChecked} /> : <span />}
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
