import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The transfer to the upline. */
export const upline = defineFeature({
  id: 'upline',
  provides: { panel: { upline: lazyEntry(async () => (await loadChunk(() => import('./chunk.ts'))).UplinePanel) } },
});
