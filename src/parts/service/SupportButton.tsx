import { useTranslation } from 'react-i18next';
import { Button } from '#ui/actions/Button.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';

/** Opens customer service; renders nothing where the engine has none. */
export function SupportButton() {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  if (portal.registry.find('action', 'customerService') === null) return null;
  return (
    <Button size="sm" variant="text" icon="headset" onClick={() => void runAction(portal, 'customerService')}>
      {t('customer_service')}
    </Button>
  );
}
