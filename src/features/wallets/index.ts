import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The wallets of a member and transfers between them. */
export const wallets = defineFeature({
  id: 'wallets',
  provides: {
    panel: {
      wallets: lazyEntry(async () => (await import('./WalletsPanel.tsx')).WalletsPanel),
      allWallets: lazyEntry(async () => (await import('./AllWalletsPanel.tsx')).AllWalletsPanel),
    },
  },
});
