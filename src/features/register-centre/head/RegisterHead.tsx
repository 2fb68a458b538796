import { useTranslation } from 'react-i18next';
import type { PanelProps } from '#engine/registry.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import styles from './RegisterHead.module.css';

const REGISTER_PANEL = 'registerCenter';

/** Above the downlines of an agent: the way to the registration of another. */
export function RegisterHead({ slotProps }: PanelProps) {
  const portal = usePortal();
  const { t } = useTranslation('records');
  return (
    <div {...slotProps} className={styles.head}>
      {portal.snapshot.panels.agent.includes(REGISTER_PANEL) && (
        <Button
          icon="user-plus"
          data-action="registerDownline"
          onClick={() => void runAction(portal, 'openPanel', { menu: 'agent', panel: REGISTER_PANEL, view: 'account' })}
        >
          {t('register_downline')}
        </Button>
      )}
    </div>
  );
}
