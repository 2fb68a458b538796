import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Games and vendors on the home page. */
export const gameRails = defineFeature({
  id: 'game-rails',
  provides: {
    section: {
      hotGames: lazyEntry(async () => (await import('./HotRail.tsx')).HotRail),
      liveGames: lazyEntry(async () => (await import('./CategoryRail.tsx')).CategoryRail),
      continuePlaying: lazyEntry(async () => (await import('./ContinueRail.tsx')).ContinueRail),
      favouriteGames: lazyEntry(async () => (await import('./FavouriteRail.tsx')).FavouriteRail),
      vendors: lazyEntry(async () => (await import('./VendorStrip.tsx')).VendorStrip),
    },
  },
});
