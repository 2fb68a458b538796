import { useTranslation } from 'react-i18next';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import styles from './Logins.module.css';

/** Ends the sessions of other devices, where the platform offers it. */
export function LogoutOthers() {
  const portal = usePortal();
  const { t } = useTranslation('security-centre');
  const isOffered = useSystem((state) => state.flags.isOn('logoutOthers'));
  if (!isOffered) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon="log-out"
      className={styles.others}
      data-action="logoutOthers"
      onClick={() => void runAction(portal, 'logoutOthers')}
    >
      {t('logout_others')}
    </Button>
  );
}
