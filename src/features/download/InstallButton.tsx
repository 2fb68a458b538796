import { useTranslation } from 'react-i18next';
import { install } from '#platform/browser/installOffer.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { Button } from '#ui/actions/Button.tsx';

/** Puts the site on the home screen, where the browser offers it. */
export function InstallButton() {
  const { brand } = usePortal();
  const { t } = useTranslation('download');
  return (
    <Button block size="lg" icon="download" data-entry="install" onClick={() => void install()}>
      {t('install', { brand: brand.webApp?.shortName ?? brand.name })}
    </Button>
  );
}
