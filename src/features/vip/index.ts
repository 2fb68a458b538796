import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The ladder of levels and what each brings. */
export const vip = defineFeature({
  id: 'vip',
  provides: { page: { vip: lazyEntry(async () => (await loadChunk(() => import('./chunk.ts'))).VipPage) } },
});
