import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Finds a downline by account or nickname, and shows everything about one beside the page. */
export const downlines = defineFeature({
  id: 'downlines',
  provides: {
    modal: {
      downlineFinderModal: lazyEntry(async () => (await import('./FinderModal.tsx')).FinderModal),
      downlineModal: lazyEntry(async () => (await import('./DownlineModal.tsx')).DownlineModal),
    },
    action: {
      findDownline: async (portal) => (await loadChunk(() => import('./openDownline.ts'))).findDownline(portal),
      openDownline: async (portal, params) => (await loadChunk(() => import('./openDownline.ts'))).openDownline(portal, params),
    },
  },
});
