import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** One promotion with all it says and what can be done about it. */
export const promotion = defineFeature({
  id: 'promotion',
  provides: { page: { promotionDetail: lazyEntry(async () => (await loadChunk(() => import('./chunk.ts'))).PromotionPage) } },
});
