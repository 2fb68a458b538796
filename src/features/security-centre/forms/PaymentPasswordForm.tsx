import type { RegisterFieldEntry } from '#contract/types.ts';
import { anyText, readRule } from '#engine/fields/fieldRules.ts';
import type { FormField } from '#state/forms/formField.ts';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useRuleForm } from '#state/forms/ruleForm.ts';
import { useSystem } from '#state/portal/PortalProvider.tsx';
import { FormFrame } from './FormFrame.tsx';
import { useSave } from './useSave.ts';

interface Props {
  /** One is set, so the form asks for it. */
  hasOne: boolean;
  onDone: () => void;
}

/** A password manager must not take it for the password of the login. */
const entryOf = (label: string): RegisterFieldEntry => ({ label, types: ['register'], width: 'full', autocomplete: 'off' });

/** Sets or changes the transaction password. */
export function PaymentPasswordForm({ hasOne, onDone }: Props) {
  const settings = useSystem((state) => state.registerSettings);
  const old: FormField = {
    name: 'oldPassword',
    rule: anyText,
    required: true,
    entry: entryOf('security-centre:old_payment_password'),
  };
  const fresh: FormField[] = [
    {
      name: 'newPassword',
      rule: readRule(settings.paymentPassword),
      required: true,
      entry: entryOf('security-centre:new_payment_password'),
    },
    {
      name: 'confirmNewPassword',
      rule: anyText,
      required: true,
      repeats: { field: 'newPassword', messageKey: 'rules:inconsistent_twice' },
      entry: entryOf('security-centre:confirm_payment_password'),
    },
  ];
  const fields = hasOne ? [old, ...fresh] : fresh;
  const ruleForm = useRuleForm(fields);
  const { failure, save } = useSave(ruleForm, {
    call: 'setPaymentPassword',
    request: ({ oldPassword = '', newPassword = '', confirmNewPassword = '' }) => ({
      ...(hasOne ? { oldPassword } : {}),
      newPassword,
      confirmNewPassword,
    }),
    done: 'security-centre:payment_password_saved',
    onDone,
  });
  return (
    <FormFrame form={ruleForm.form} failure={failure} onSubmit={save}>
      <RuleFields form="security" fields={fields} />
    </FormFrame>
  );
}
