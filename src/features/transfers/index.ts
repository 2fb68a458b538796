import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const load = () => loadChunk(() => import('./chunk.ts'));

/** Transfers to other members: the upline, and an agent's downlines. */
export const transfers = defineFeature({
  id: 'transfers',
  provides: {
    panel: { upline: lazyEntry(async () => (await load()).UplinePanel) },
    modal: { downlineTransferModal: lazyEntry(async () => (await load()).DownlineModal) },
    action: { transferDownline: async (portal, params) => (await load()).transferDownline(portal, params) },
  },
});
