import { useTranslation } from 'react-i18next';
import { openAddress } from './openAddress.ts';
import { usePortal, useSystem } from '#state/portal/PortalProvider.tsx';

/** The brand's mirror domains, fastest first; never opened automatically (D-89). */
export function useMirrorDomains() {
  const portal = usePortal();
  const { t } = useTranslation('portal');
  const routers = useSystem((state) => state.routers);
  return routers.map(({ domain, speed }) => ({
    key: domain,
    text: domain,
    note: typeof speed === 'number' ? t('line_speed', { ms: speed }) : undefined,
    action: t('open'),
    actionLabel: t('line_open', { domain }),
    onAct: () => openAddress(portal, domain.includes('://') ? domain : `https://${domain}/`),
  }));
}
