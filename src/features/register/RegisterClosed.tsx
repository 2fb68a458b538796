import { useTranslation } from 'react-i18next';
import { usePortal } from '#state/PortalProvider.tsx';
import { runAction } from '#state/runAction.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Instead of a form that could not work: the reason, and people who can help. */
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
