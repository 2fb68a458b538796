import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { anyText, readRule } from '#engine/fields/fieldRules.ts';
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
import { rememberMe } from './remembered.ts';
import { useRemember } from './useRemember.ts';

/** A valid mobile number and the code sent to it. */
export function SmsForm({ stay }: { stay: boolean }) {
  const portal = usePortal();
  const { t } = useTranslation('login');
  const mobile = readRule(useSystem((state) => state.registerSettings).mobileNum);
  const fields: FormField[] = [
    { name: 'mobileNum', rule: mobile, required: true },
    { name: 'verificationCode', rule: anyText, required: true },
  ];
  const { form, submit } = useRuleForm(fields);
  const { failure, fail } = useAttempt(form);
  const remember = useRemember(false, (remembered) => {
    if (remembered.mobile === '' || form.getValues('mobileNum') !== '') return;
    form.setValue('mobileNum', remembered.mobile);
    form.setValue('countryCode', remembered.country);
  });

  const send = submit(async (values) => {
    fail(null);
    const { phone } = portal.brand;
    const mobileNum = values['mobileNum'] ?? '';
    const countryDialingCode = values['countryDialingCode'] ?? phone.dialingCode;
    const outcome = await sendLogin(
      portal,
      { username: mobileNum, password: values['verificationCode'] ?? '', type: 'sms', countryDialingCode },
      { kind: 'sms', stay },
      () =>
        remember.checked
          ? rememberMe({ mobile: mobileNum, country: values['countryCode'] ?? phone.defaultCountry }, null)
          : undefined,
    );
    if (outcome.kind === 'refused') fail(outcome.message);
  });

  return (
    <FormProvider {...form}>
      <form className={styles.fields} method="post" noValidate onSubmit={send}>
        <FormFailure text={failure} />
        <RuleFields form="loginSms" fields={fields} />
        {remember.offered && (
          <div className={styles.row}>
            <RememberBox checked={remember.checked} onChange={remember.setChecked} />
          </div>
        )}
        <Button type="submit" size="lg" block loading={form.formState.isSubmitting}>
          {t('portal:login')}
        </Button>
      </form>
    </FormProvider>
  );
}
