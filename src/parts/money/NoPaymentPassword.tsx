import { useTranslation } from 'react-i18next';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './OpenWrite.module.css';

/** Says that a transaction password is needed, and leads to where it is set. */
export function NoPaymentPassword() {
  const portal = usePortal();
  const { t } = useTranslation('writes');
  const open = () => void runAction(portal, 'openPanel', { menu: 'member', panel: 'securityCenter' });
  return (
    <Alert tone="warn" role="status">
      {t('no_password')}
      <div className={styles.action}>
        <Button size="sm" variant="secondary" data-action="setPaymentPassword" onClick={open}>
          {t('set_password')}
        </Button>
      </div>
    </Alert>
  );
}
