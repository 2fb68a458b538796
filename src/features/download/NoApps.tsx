import { useTranslation } from 'react-i18next';
import { EmptyArt } from '#parts/EmptyArt.tsx';
import { usePortal } from '#state/PortalProvider.tsx';
import { runAction } from '#state/runAction.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

/** No app on offer: the customer service knows more (P-31). */
export function NoApps() {
  const portal = usePortal();
  const { t } = useTranslation('download');
  return (
    <EmptyState
      art={<EmptyArt />}
      title={t('empty_title')}
      text={t('empty_text')}
      action={
        <Button
          variant="secondary"
          icon="headset"
          data-entry="customerService"
          onClick={() => void runAction(portal, 'customerService')}
        >
          {t('portal:contact_us')}
        </Button>
      }
    />
  );
}
