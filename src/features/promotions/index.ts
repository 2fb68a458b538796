import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** All promotions, by category and date. */
export const promotions = defineFeature({
  id: 'promotions',
  provides: {
    page: { promotions: lazyEntry(async () => (await import('./PromotionsPage.tsx')).PromotionsPage) },
  },
});
