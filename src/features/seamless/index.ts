import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Games of the member's single wallet, beside the menu. */
export const seamless = defineFeature({
  id: 'seamless',
  provides: { page: { seamless: lazyEntry(async () => (await loadChunk(() => import('./chunk.ts'))).SeamlessPage) } },
});
