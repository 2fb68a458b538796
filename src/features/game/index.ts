import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

export const game = defineFeature({
  id: 'game',
  provides: { page: { game: lazyEntry(async () => (await loadChunk(() => import('./chunk.ts'))).GamePage) } },
});
