import { useTranslation } from 'react-i18next';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';

/** Explains that a transaction password must be set first. */
export function NoPassword() {
  const portal = usePortal();
  const { t } = useTranslation('password-check');
  return (
    <EmptyState
      icon="lock-keyhole"
      title={t('unset_title')}
      text={t('unset_text')}
      action={
        <Button icon="headset" onClick={() => void runAction(portal, 'customerService')}>
          {t('portal:customer_service')}
        </Button>
      }
    />
  );
}
