import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The points mall: rewards, conversion, history. */
export const pointMall = defineFeature({
  id: 'point-mall',
  provides: { page: { pointMall: lazyEntry(async () => (await import('./PointMallPage.tsx')).PointMallPage) } },
});
