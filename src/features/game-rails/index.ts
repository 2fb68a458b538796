import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Games and vendors on the home page. */
export const gameRails = defineFeature({
  id: 'game-rails',
  provides: {
    section: {
      hotGames: lazyEntry(async () => (await loadChunk(() => import('./HotRail.tsx'))).HotRail),
      liveGames: lazyEntry(async () => (await loadChunk(() => import('./CategoryRail.tsx'))).CategoryRail),
      continuePlaying: lazyEntry(async () => (await loadChunk(() => import('./ContinueRail.tsx'))).ContinueRail),
      favouriteGames: lazyEntry(async () => (await loadChunk(() => import('./FavouriteRail.tsx'))).FavouriteRail),
      vendors: lazyEntry(async () => (await loadChunk(() => import('./VendorStrip.tsx'))).VendorStrip),
    },
  },
});
