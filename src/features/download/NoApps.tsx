import { useTranslation } from 'react-i18next';
import { EmptyArt } from '#parts/feedback/EmptyArt.tsx';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { runAction } from '#state/navigation/runAction.ts';
import { Button } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/content/EmptyState.tsx';

/** Shown without apps, with a link to customer service. */
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
