import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { anyText, readRule } from '#engine/fields/fieldRules.ts';
import { Slot } from '#engine/react/Slot.tsx';
import { canRemember } from './remember/rememberMe.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { type FormField, useRuleForm } from '#state/forms/ruleForm.ts';
import { useAttempt } from '#state/queries/useAttempt.ts';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import styles from './LoginTab.module.css';
import { readRemembered, rememberMe } from './remembered.ts';
import { RememberBox } from './RememberBox.tsx';
import { sendLogin } from './sendLogin.ts';

/** A valid mobile number and the code sent to it. */
export function SmsForm({ stay }: { stay: boolean }) {
  const portal = usePortal();
  const { t } = useTranslation('login');
  const settings = useSystem((state) => state.registerSettings);
  const { failure, fail } = useAttempt();
  const [remember, setRemember] = useState(false);
  const [offered] = useState(() => portal.brand.login.rememberMe && canRemember());
  const mobile = readRule(settings.mobileNum);
  const fields: FormField[] = [
    { name: 'mobileNum', rule: mobile, required: true },
    { name: 'verificationCode', rule: anyText, required: true },
  ];
  const { form, submit } = useRuleForm(fields, { mobileNum: '', verificationCode: '' });

  useEffect(() => {
    if (!offered) return;
    void readRemembered(false).then((remembered) => {
      if (remembered === null) return;
      setRemember(true);
      if (remembered.mobile === '' || form.getValues('mobileNum') !== '') return;
      form.setValue('mobileNum', remembered.mobile);
      form.setValue('countryCode', remembered.country);
    });
  }, [offered, form]);

  const send = submit(async (values) => {
    fail(null);
    const number = (values['mobileNum'] ?? '').trim();
    const refused = await sendLogin(
      portal,
      {
        username: number,
        password: (values['verificationCode'] ?? '').trim(),
        type: 'sms',
        countryDialingCode: values['countryDialingCode'] ?? portal.brand.phone.dialingCode,
      },
      { kind: 'sms', stay },
      () =>
        remember
          ? rememberMe({ mobile: number, country: values['countryCode'] ?? portal.brand.phone.defaultCountry }, null)
          : undefined,
    );
    if (refused !== null) fail(refused.message);
  });

  return (
    <FormProvider {...form}>
      <form className={styles.fields} noValidate onSubmit={send}>
        <FormFailure text={failure} />
        <Slot kind="field" name="mobileNum" form="loginSms" label={t('fields:mobile_num')} rule={mobile} required entry={null} />
        <Slot
          kind="field"
          name="verificationCode"
          form="loginSms"
          label={t('fields:verification_code')}
          rule={anyText}
          required
          entry={null}
        />
        {offered && (
          <div className={styles.row}>
            <RememberBox checked={remember} onChange={setRemember} />
          </div>
        )}
        <Button type="submit" size="lg" block loading={form.formState.isSubmitting}>
          {t('portal:login')}
        </Button>
      </form>
    </FormProvider>
  );
}
