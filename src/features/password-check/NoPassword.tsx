import { useTranslation } from 'react-i18next';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';

interface Props {
  /** Called before the person is led to where it is set. */
  onLeave: () => void;
}

/** Explains that a transaction password must be set first, and leads there; to support where the brand has no such panel. */
export function NoPassword({ onLeave }: Props) {
  const portal = usePortal();
  const { t } = useTranslation('password-check');
  const set = () => {
    onLeave();
    void runAction(portal, 'openPanel', { menu: 'member', panel: 'securityCenter', row: 'paymentPassword' });
  };
  return (
    <EmptyState
      icon="lock-keyhole"
      title={t('unset_title')}
      text={t('unset_text')}
      action={
        portal.snapshot.panels.member.includes('securityCenter') ? (
          <Button icon="lock-keyhole" data-action="setPaymentPassword" onClick={set}>
            {t('set')}
          </Button>
        ) : (
          <Button icon="headset" onClick={() => void runAction(portal, 'customerService')}>
            {t('portal:customer_service')}
          </Button>
        )
      }
    />
  );
}
