import { useEffect } from 'react';
import { readSession, writeSession } from '#platform/browser/storage.ts';
import { runAction } from '#state/navigation/runAction.ts';
import { whenNoOverlayOpen } from '#state/navigation/whenNoOverlayOpen.ts';
import type { Portal } from '#state/portal/portal.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { REQUESTS_PANEL, usePendingOffers } from './usePendingOffers.ts';

/** Tells of pending offers once a login, and when there are more during the visit, and leads to them (D-78). */
export function useOfferNotice(): void {
  const portal = usePortal();
  const offers = usePendingOffers();
  const count = offers?.reduce((sum, offer) => sum + offer.count, 0);
  useEffect(() => {
    if (count === undefined) return undefined;
    const told = Number(readSession('contractOffers') ?? 0);
    // what was answered may be offered again
    if (count < told) writeSession({ contractOffers: String(count) });
    return count > told ? whenNoOverlayOpen(portal, () => void tell(portal, count)) : undefined;
  }, [portal, count]);
}

async function tell(portal: Portal, count: number): Promise<void> {
  writeSession({ contractOffers: String(count) });
  const reviews = await portal.overlay.confirm({
    title: { key: 'contracts:offers_title' },
    text: { key: 'contracts:offers_text', params: { count } },
    confirm: { key: 'contracts:offers_show' },
    cancel: { key: 'contracts:offers_later' },
    tone: 'info',
  });
  if (reviews) await runAction(portal, 'openPanel', { menu: 'member', panel: REQUESTS_PANEL });
}
