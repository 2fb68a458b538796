import { useTranslation } from 'react-i18next';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';

/** Replaces the form while registration is closed: the reason, and customer service. */
export function RegisterClosed() {
  const portal = usePortal();
  const { t } = useTranslation('register');
  return (
    <EmptyState
      icon="headset"
      title={t('closed_title')}
      text={t('closed_text')}
      action={
        portal.registry.find('action', 'customerService') && (
          <Button icon="headset" data-entry="customerService" onClick={() => void runAction(portal, 'customerService')}>
            {t('portal:customer_service')}
          </Button>
        )
      }
    />
  );
}
