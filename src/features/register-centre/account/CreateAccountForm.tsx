import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AccountTemplate } from '#contract/types.ts';
import { typedAmount } from '#engine/money/amount.ts';
import { OpenWrite } from '#parts/money/OpenWrite.tsx';
import { RuleFields } from '#parts/forms/RuleFields.tsx';
import { usePreferences } from '#state/portal/PortalProvider.tsx';
import { useOnline } from '#state/reads/online.ts';
import { Button } from '#ui/actions/Button.tsx';
import { SelectField } from '#ui/controls/SelectField.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { FormFailure } from '#ui/feedback/FormFailure.tsx';
import { AccountType } from '../AccountType.tsx';
import styles from '../RegisterCentre.module.css';
import { type Credentials, useCreateAccount } from './useCreateAccount.ts';

interface Props {
  /** The platform's register settings. */
  settings: Readonly<Record<string, unknown>>;
  templates: readonly AccountTemplate[];
  /** Where members sign in; null where it is this site. */
  memberSite: string | null;
  onCreated: (credentials: Credentials) => void;
}

/** Type, user name, password, nickname and template of a new account. */
export function CreateAccountForm({ settings, templates, memberSite, onCreated }: Props) {
  const { t } = useTranslation(['register-centre', 'rules', 'writes']);
  const { fields, form, write, isLocked, failure, submit, ...chosen } = useCreateAccount(settings, onCreated);
  const language = usePreferences((state) => state.language);
  const isOnline = useOnline();
  const isBusy = write.phase === 'sending' || write.phase === 'checking';
  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate aria-label={t('create_account')} onSubmit={submit}>
        <OpenWrite write={write} />
        <FormFailure text={failure} />
        <fieldset className={styles.fieldset} disabled={isBusy || isLocked}>
          <div className={styles.fields}>
            <AccountType value={chosen.type} onChange={chosen.setType} />
            {templates.length > 0 && (
              <SelectField
                label={t('template')}
                name="template"
                value={chosen.template}
                onChange={chosen.setTemplate}
                options={[
                  { value: '', label: t('template_none') },
                  ...templates.map(({ id, name, rebateRate }) => ({
                    value: id,
                    label: t('template_rate', { name, rate: typedAmount(String(rebateRate), language) }),
                  })),
                ]}
              />
            )}
            {memberSite !== null && chosen.type === 'MEMBER' && (
              <Alert className={styles.wide}>{t('signs_in_elsewhere', { address: memberSite })}</Alert>
            )}
            <RuleFields form="register" fields={fields} />
          </div>
        </fieldset>
        <p className="small muted">{t('rules:marked_required')}</p>
        <Button type="submit" loading={isBusy} disabled={!isOnline || write.phase === 'unknown'} data-action="createAccount">
          {write.phase === 'absent' ? t('writes:send_again') : t('create_account')}
        </Button>
      </form>
    </FormProvider>
  );
}
