import { useEffect } from 'react';
import { readSession, writeSession } from '#platform/browser/storage.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { whenNoOverlayOpen } from '#state/navigation/whenNoOverlayOpen.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { REQUESTS_PANEL, usePendingOffers } from './usePendingOffers.ts';

/** Tells of pending offers once a login, and leads to them (D-78). */
export function useOfferNotice(): void {
  const portal = usePortal();
  const count = usePendingOffers().reduce((sum, offer) => sum + offer.count, 0);
  useEffect(() => {
    if (count === 0 || readSession('contractOffers') !== null) return undefined;
    return whenNoOverlayOpen(portal, () => void tell(portal, count));
  }, [portal, count]);
}

async function tell(portal: Portal, count: number): Promise<void> {
  writeSession({ contractOffers: '1' });
  const reviews = await portal.overlay.confirm({
    title: { key: 'contracts:offers_title' },
    text: { key: 'contracts:offers_text', params: { count } },
    confirm: { key: 'contracts:offers_show' },
    cancel: { key: 'contracts:offers_later' },
    tone: 'info',
  });
  if (reviews) await runAction(portal, 'openPanel', { menu: 'member', panel: REQUESTS_PANEL });
}
