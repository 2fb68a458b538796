import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#engine/money/money.ts';
import type { RegistrationKind } from '#engine/fields/registerForm.ts';
import { reloadCaptcha } from '#state/forms/captcha.ts';
import { usePortal, usePreferences } from '#state/portal/PortalProvider.tsx';
import { RuleField } from '#parts/forms/RuleField.tsx';
import { setFieldError } from '#state/forms/ruleForm.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { Agreement } from './Agreement.tsx';
import { fieldWidths } from './fieldWidths.ts';
import styles from './RegisterForm.module.css';
import { sendRegistration } from './sendRegistration.ts';
import { useRegisterForm } from './useRegisterForm.ts';

interface Props {
  kinds: readonly RegistrationKind[];
  kind: RegistrationKind;
  onKind: (kind: RegistrationKind) => void;
}

/** The fields of one registration method. Shared fields keep their values when the method changes. */
export function FieldsForm({ kinds, kind, onKind }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('register');
  const language = usePreferences((state) => state.language);
  const least = formatMoney(portal.brand.constants.tipAmount, { ...portal.brand.currency, language });
  const { fields, form, submit, invitation } = useRegisterForm(kind);
  // each field follows its own state: the form's renders no field
  const [provided] = useState(() => ({ ...form }));
  const shown = fields.map((field) => field.name);
  const isInvited = (name: string) => Object.entries(invitation).some(([field, code]) => field === name && code !== '');
  const widths = fieldWidths(fields);
  const root = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitting } = form.formState;

  useEffect(() => {
    // the form library orders fields by registration, not by position
    if (submitCount > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  const hadCaptcha = useRef<RegistrationKind | null>(null);
  const hasCaptcha = shown.includes('captcha');
  useEffect(() => {
    // a captcha in the other form fetches its own picture
    if (hadCaptcha.current !== null && hadCaptcha.current !== kind && hasCaptcha) reloadCaptcha(portal);
    hadCaptcha.current = hasCaptcha ? kind : null;
  }, [kind, hasCaptcha, portal]);

  const change = (next: RegistrationKind) => {
    form.clearErrors();
    onKind(next);
  };
  const send = submit(async (values) => {
    const outcome = await sendRegistration(portal, { kind, shown, values, invitation });
    if (outcome.kind !== 'refused' || outcome.field === null) return;
    await portal.texts.loadNamespaces('errors');
    setFieldError(form, outcome.field.name, outcome.field.messageKey);
  });

  return (
    <FormProvider {...provided}>
      <form ref={root} className={styles.form} method="post" noValidate onSubmit={send}>
        {kinds.length > 1 && (
          <Segmented
            block
            label={t('kinds')}
            value={kind}
            onChange={change}
            options={[
              { value: 'register', label: t('by_username'), icon: 'user-round' },
              { value: 'registerMobile', label: t('by_phone'), icon: 'smartphone' },
            ]}
          />
        )}
        <div className={styles.fields}>
          {fields.map((field, index) => (
            <div key={field.name} className={widths[index] === 'half' ? undefined : styles.full}>
              <RuleField form={kind} field={field} />
              {isInvited(field.name) && <p className="micro subtle">{t('code_from_link')}</p>}
            </div>
          ))}
        </div>
        <div className={styles.notes}>
          <p>{t('rules:marked_required')}</p>
          {least !== null && (
            <p className={styles.tip}>
              <Icon name="info" size={16} />
              {t('tip', { amount: least })}
            </p>
          )}
        </div>
        <Agreement />
        <Button type="submit" size="lg" block loading={isSubmitting}>
          {t('create_account')}
        </Button>
      </form>
    </FormProvider>
  );
}
