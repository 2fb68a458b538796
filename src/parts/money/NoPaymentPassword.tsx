import { useTranslation } from 'react-i18next';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './OpenWrite.module.css';

interface Props {
  /** Called before the person is led to the security centre. */
  onLeave?: () => void;
}

/** Says that a transaction password is needed, and leads to where it is set; to support where the brand has no such panel. */
export function NoPaymentPassword({ onLeave }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('writes');
  const set = () => {
    onLeave?.();
    void runAction(portal, 'openPanel', { menu: 'member', panel: 'securityCenter', row: 'paymentPassword' });
  };
  return (
    <Alert tone="warn" role="status">
      {t('no_password')}
      <div className={styles.action}>
        {portal.snapshot.panels.member.includes('securityCenter') ? (
          <Button size="sm" variant="secondary" icon="lock-keyhole" data-action="setPaymentPassword" onClick={set}>
            {t('set_password')}
          </Button>
        ) : (
          <Button size="sm" variant="secondary" icon="headset" onClick={() => void runAction(portal, 'customerService')}>
            {t('portal:customer_service')}
          </Button>
        )}
      </div>
    </Alert>
  );
}
