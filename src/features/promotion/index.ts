import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The page of one promotion with its actions. */
export const promotion = defineFeature({
  id: 'promotion',
  provides: {
    page: { promotionDetail: lazyEntry(async () => (await import('./PromotionPage.tsx')).PromotionPage) },
  },
});
