import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/feature.ts';

/** The lotteries played most, on the home page (P-26). */
export const popularLottery = defineFeature({
  id: 'popular-lottery',
  provides: {
    section: {
      popularLottery: lazyEntry(async () => (await loadChunk(() => import('./PopularLottery.tsx'))).PopularLottery),
    },
  },
});
