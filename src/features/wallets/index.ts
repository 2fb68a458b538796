import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The wallets of a member and transfers between them. */
export const wallets = defineFeature({
  id: 'wallets',
  provides: {
    panel: {
      wallets: lazyEntry(async () => (await loadChunk(() => import('./WalletsPanel.tsx'))).WalletsPanel),
      allWallets: lazyEntry(async () => (await loadChunk(() => import('./AllWalletsPanel.tsx'))).AllWalletsPanel),
    },
  },
});
