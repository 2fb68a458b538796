import { useEffect } from 'react';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { whenNoOverlayOpen } from '#state/navigation/whenNoOverlayOpen.ts';
import { usePortal } from '#state/portal/PortalProvider.tsx';
import { useMayHaveContracts } from './usePendingOffers.ts';

/** Tells of contracts that others have ended, once the page is calm: it is read after everything that the page shows. */
export function useEndNotice(): void {
  const portal = usePortal();
  const isAsked = useMayHaveContracts();
  useEffect(() => {
    if (!isAsked) return undefined;
    return whenNoOverlayOpen(portal, () => {
      // without its code nothing is told, and the next visit tells it
      void loadChunk(() => import('./tellEnds.ts')).then(
        ({ tellEnds }) => tellEnds(portal),
        () => undefined,
      );
    });
  }, [portal, isAsked]);
}
