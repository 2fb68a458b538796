import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { anyText, readRule } from '#engine/fields/fieldRules.ts';
import type { ModalProps } from '#engine/registry.ts';
import { realAccountOnly } from '#state/session/realAccount.ts';
import { usePortal, useSession, useSystem } from '#state/portal/PortalProvider.tsx';
import type { FormField } from '#state/forms/formField.ts';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useRuleForm } from '#state/forms/ruleForm.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { forgetLoginPassword } from '#state/session/signIn.ts';
import { useAttempt } from '#state/reads/useAttempt.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { Modal } from '#ui/overlay/Modal.tsx';
import styles from './ChangePasswordModal.module.css';
import { PasswordInput } from './PasswordInput.tsx';

/**
 * Changes the password. The old one is not asked for while the login's password is still in memory. `reason`: the password is
 * the default one, or it expired.
 */
export function ChangePasswordModal({ slotProps, params, close }: ModalProps) {
  const portal = usePortal();
  const { t } = useTranslation('change-password');
  const settings = useSystem((state) => state.registerSettings);
  const offersOthers = useSystem((state) => state.flags.isOn('logoutOthers'));
  const known = useSession((state) => state.login?.password ?? null);
  const username = useSession((state) => state.username);
  const old: FormField = { name: 'oldPassword', rule: anyText, required: true, input: PasswordInput };
  const fresh: FormField[] = [
    { name: 'newPassword', rule: readRule(settings.password), required: true, input: PasswordInput },
    {
      name: 'confirmNewPassword',
      rule: anyText,
      required: true,
      repeats: { field: 'newPassword', messageKey: 'rules:inconsistent_twice' },
      input: PasswordInput,
    },
  ];
  const fields = known === null ? [old, ...fresh] : fresh;
  const { form, submit } = useRuleForm(fields);
  const { failure, attempt } = useAttempt(form);

  // whoever knew the old password may still be signed in elsewhere
  const others = offersOthers
    ? { label: { key: 'security-centre:logout_others' }, run: () => void runAction(portal, 'logoutOthers') }
    : null;

  const send = submit((values) =>
    attempt(async () => {
      if (!(await realAccountOnly(portal))) return null;
      const oldPassword = known ?? values['oldPassword'] ?? '';
      const newPassword = values['newPassword'] ?? '';
      const request = { oldPassword, newPassword, confirmNewPassword: values['confirmNewPassword'] ?? '' };
      const reply = await portal.overlay.whileBusy(() => portal.client.call('changePassword', request));
      if (!reply.ok) return reply;
      forgetLoginPassword(portal);
      close(true);
      portal.overlay.toast({ key: 'change-password:changed' }, 'ok', others);
      return null;
    }),
  );

  const reason = params['reason'];
  return (
    <Modal {...slotProps} title={t('title')} closeLabel={t('portal:close')} onClose={() => close(false)} width={480}>
      <FormProvider {...form}>
        <form className={styles.form} noValidate onSubmit={send}>
          {(reason === 'default' || reason === 'expired') && <Alert tone="warn">{t(`reason_${reason}`)}</Alert>}
          <FormFailure text={failure} />
          {/* a password manager changes the entry of this name */}
          <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
          <RuleFields form="changePassword" fields={fields} />
          <Button type="submit" size="lg" block loading={form.formState.isSubmitting}>
            {t('save')}
          </Button>
        </form>
      </FormProvider>
    </Modal>
  );
}
