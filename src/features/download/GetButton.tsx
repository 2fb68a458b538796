import { useTranslation } from 'react-i18next';
import type { App } from '#state/content/apps.ts';
import { openAddress } from '#state/navigation/openAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';

/** A link to the app; renders nothing when only its code is known. */
export function GetButton({ app }: { app: App }) {
  const portal = usePortal();
  const { t } = useTranslation('download');
  const { url } = app;
  if (url === null) return null;
  return (
    <Button block size="lg" icon="download" data-entry={`get-${app.kind}`} onClick={() => openAddress(portal, url)}>
      {t(`get_${app.kind}`)}
    </Button>
  );
}
