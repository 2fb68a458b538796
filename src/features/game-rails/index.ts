import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** Games and vendors on the home page. */
export const gameRails = defineFeature({
  id: 'game-rails',
  provides: {
    section: {
      hotGames: lazyEntry(async () => (await chunk()).HotRail),
      liveGames: lazyEntry(async () => (await chunk()).CategoryRail),
      vendors: lazyEntry(async () => (await chunk()).VendorStrip),
    },
  },
});
