import { useTranslation } from 'react-i18next';
import type { RegisterLink } from '#contract/types.ts';
import { CopyButton } from '#parts/records/CopyButton.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from '../RegisterCentre.module.css';

/** Says that a link was created, with its address to copy; null where the records show it and the answer was lost. */
export function CreatedLink({ link }: { link: RegisterLink | null }) {
  const { t } = useTranslation('register-centre');
  return (
    <Alert tone="ok" role="status" action={link !== null && <CopyButton text={link.url} />}>
      {t('link_created')}
      {link !== null && <div className={`small ${styles.value}`}>{link.url}</div>}
    </Alert>
  );
}
