import { useTranslation } from 'react-i18next';
import type { App } from '#state/content/apps.ts';
import { openAddress } from '#state/navigation/openAddress.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';
import { InstallButton } from './InstallButton.tsx';
import { useInstall } from './useInstall.ts';

/** A link to the app, or the browser's own way to install the site; renders nothing when only the app's code is known. */
export function GetButton({ app }: { app: App }) {
  const portal = usePortal();
  const { t } = useTranslation('download');
  const isInstallable = useInstall();
  const { url } = app;
  if (app.kind === 'lite' && isInstallable) return <InstallButton />;
  if (url === null) return null;
  return (
    <Button block size="lg" icon="download" data-entry={`get-${app.kind}`} onClick={() => openAddress(portal, url)}>
      {t(`get_${app.kind}`)}
    </Button>
  );
}
