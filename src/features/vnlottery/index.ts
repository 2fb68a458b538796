import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The Vietnamese lotteries: their draws and results. */
export const vnlottery = defineFeature({
  id: 'vnlottery',
  provides: {
    page: { vnlottery: lazyEntry(async () => (await import('./VnLotteryPage.tsx')).VnLotteryPage) },
  },
});
