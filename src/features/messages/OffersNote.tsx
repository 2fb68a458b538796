import { useTranslation } from 'react-i18next';
import { useBadge } from '#state/badges/useBadge.ts';
import { REQUESTS_PANEL } from '#state/contracts/usePendingOffers.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';

/** Contract offers that wait for the member's answer, and the way to them; nothing where there are none. */
export function OffersNote() {
  const portal = usePortal();
  const { t } = useTranslation('contracts');
  const count = useBadge('contractOffers');
  if (count === 0) return null;
  const show = () => void runAction(portal, 'openPanel', { menu: 'member', panel: REQUESTS_PANEL });
  return (
    <Alert
      action={
        <Button size="sm" variant="secondary" data-action="showOffers" onClick={show}>
          {t('offers_show')}
        </Button>
      }
    >
      {t('offers_text', { count })}
    </Alert>
  );
}
