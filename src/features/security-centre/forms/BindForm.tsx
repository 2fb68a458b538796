import { useTranslation } from 'react-i18next';
import { anyText, readRule } from '#engine/fields/fieldRules.ts';
import { fieldText } from '#engine/fields/fieldText.ts';
import type { FormField } from '#state/forms/formField.ts';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { useDraftForm } from '#state/drafts/useDraftForm.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { CodeField } from './CodeField.tsx';
import { FormFrame } from './FormFrame.tsx';
import { useSave } from './useSave.ts';

interface Props {
  field: 'mobileNum' | 'email';
  onDone: () => void;
}

const code: FormField = { name: 'verificationCode', rule: anyText, required: true };

/** Binds a number or an address, proved by a code that is sent to it. */
export function BindForm({ field, onDone }: Props) {
  const { client } = usePortal();
  const { t } = useTranslation('security-centre');
  const settings = useSystem((state) => state.registerSettings);
  const target: FormField = { name: field, rule: readRule(settings[field]), required: true };
  const isMobile = field === 'mobileNum';
  const ruleForm = useDraftForm(`security:${field}`, [target, code], undefined, [code.name]);
  const { failure, save } = useSave(ruleForm, {
    call: isMobile ? 'bindMobile' : 'bindEmail',
    request: ({ mobileNum = '', countryDialingCode = '', email = '', verificationCode = '' }) =>
      isMobile ? { mobileNum, countryDialingCode, verificationCode } : { email, verificationCode },
    done: 'security-centre:saved',
    onDone() {
      ruleForm.forget();
      onDone();
    },
  });
  return (
    <FormFrame form={ruleForm.form} failure={failure} onSubmit={save} submitLabel={t('bind')}>
      <RuleFields form="security" fields={[target]} />
      <CodeField
        channel={isMobile ? 'sms' : 'email'}
        target={field}
        send={({ mobileNum = '', countryDialingCode = '', email = '' }) =>
          isMobile
            ? client.call('smsBind', { mobileNum, countryDialingCode })
            : client.call('emailBind', { email: fieldText('email', email) })
        }
      />
    </FormFrame>
  );
}
