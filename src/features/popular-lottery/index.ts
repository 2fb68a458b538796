import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Lotteries on the home page: the most played ones, and the next draws of the first of them. */
export const popularLottery = defineFeature({
  id: 'popular-lottery',
  provides: {
    section: {
      popularLottery: lazyEntry(async () => (await import('./PopularLottery.tsx')).PopularLottery),
      nextDraws: lazyEntry(async () => (await import('./NextDraws.tsx')).NextDraws),
    },
  },
});
