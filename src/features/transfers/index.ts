import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Transfers to other members: the upline, and an agent's downlines. */
export const transfers = defineFeature({
  id: 'transfers',
  provides: {
    panel: { upline: lazyEntry(async () => (await import('./UplinePanel.tsx')).UplinePanel) },
    modal: { downlineTransferModal: lazyEntry(async () => (await import('./DownlineModal.tsx')).DownlineModal) },
    action: {
      transferDownline: async (portal, params) =>
        (await loadChunk(() => import('./transferDownline.ts'))).transferDownline(portal, params),
    },
  },
});
