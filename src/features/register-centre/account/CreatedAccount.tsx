import { useTranslation } from 'react-i18next';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from '../RegisterCentre.module.css';
import type { Credentials } from './useCreateAccount.ts';

interface Props {
  credentials: Credentials;
  /** Where members sign in; null where it is this site. */
  memberSite: string | null;
  onNext: () => void;
}

/** How the new account signs in; the password is shown here and nowhere else. */
export function CreatedAccount({ credentials: { account, type, password }, memberSite, onNext }: Props) {
  const { t } = useTranslation(['register-centre', 'fields']);
  const lines = [
    { name: 'account', label: t('fields:username'), value: account },
    ...(password === null ? [] : [{ name: 'password', label: t('fields:password'), value: password }]),
    ...(memberSite === null || type !== 'MEMBER' ? [] : [{ name: 'memberSite', label: t('signs_in_at'), value: memberSite }]),
  ].filter(({ value }) => value !== '');
  return (
    <div className={styles.created}>
      <Alert tone="ok" role="status">
        {t('account_created')}
      </Alert>
      <dl className={styles.credentials}>
        {lines.map(({ name, label, value }) => (
          <div key={name} data-column={name}>
            <dt className="small muted">{label}</dt>
            <dd className={styles.value}>
              <b className={styles.secret}>{value}</b>
              <CopyButton text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small muted">{t(password === null ? 'password_as_typed' : 'shown_once')}</p>
      <Button variant="secondary" data-action="createAnother" onClick={onNext}>
        {t('create_another')}
      </Button>
    </div>
  );
}
