import { useTranslation } from 'react-i18next';
import { readRule } from '#engine/fields/fieldRules.ts';
import { messageText } from '#platform/errors/messageText.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import type { FormField } from '#state/forms/formField.ts';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { setFieldError } from '#state/forms/ruleForm.ts';
import { useDraftForm } from '#state/drafts/useDraftForm.ts';
import { useWrite } from '#state/money/useWrite.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { FormFrame } from '../forms/FormFrame.tsx';
import { refusalTexts } from '../forms/refusals.ts';
import styles from '../SecurityCentre.module.css';
import { BankField } from './BankField.tsx';

interface Props {
  payeeName: string;
  onClose: () => void;
}

/** Adds a bank card under the member's real name; a lost answer is looked up in the list. */
export function AddBankCard({ payeeName, onClose }: Props) {
  const portal = usePortal();
  const { t } = useTranslation(['security-centre', 'errors', 'writes']);
  const rules = useSystem((state) => state.registerSettings) as Readonly<Record<string, unknown>>;
  const bank: FormField = { name: 'bank', rule: readRule({}), required: true, label: 'security-centre:bank', input: BankField };
  const fields: FormField[] = [
    bank,
    { name: 'accountNumber', rule: readRule(rules['accountNumber']), required: true },
    { name: 'branch', rule: readRule(rules['branch']), required: false },
  ];
  const ruleForm = useDraftForm('security:bankCard', fields);
  const write = useWrite('addBankCard', '', {
    tells: 'earlier',
    onDone: (_, earlier) => {
      ruleForm.forget();
      if (!earlier) portal.overlay.toast({ key: 'security-centre:card_added' }, 'ok');
      onClose();
    },
    onRefused: ({ code }) => {
      const text = refusalTexts[code];
      if (text === undefined) return false;
      setFieldError(ruleForm.form, 'accountNumber', text);
      return true;
    },
  });
  const save = ruleForm.submit(({ bank: code = '', accountNumber = '', branch = '' }) =>
    write.run(async () => ({ request: { bank: code, accountNumber, ...(branch === '' ? {} : { branch }) } })),
  );
  return (
    <div className={styles.add}>
      <OpenWrite write={write} />
      {write.phase !== 'unknown' && (
        <FormFrame
          form={ruleForm.form}
          failure={write.failure === null ? null : messageText(t, write.failure)}
          onSubmit={save}
          submitLabel={write.phase === 'absent' ? t('writes:send_again') : t('add_card')}
        >
          <p className="small">
            <span className="muted">{t('account_name')}</span> <b>{payeeName}</b>
          </p>
          <RuleFields form="security" fields={fields} />
        </FormFrame>
      )}
      <Button variant="text" size="sm" onClick={onClose}>
        {t('portal:cancel')}
      </Button>
    </div>
  );
}
