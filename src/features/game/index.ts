import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The page of the game that is being played. */
export const game = defineFeature({
  id: 'game',
  provides: { page: { game: lazyEntry(async () => (await loadChunk(() => import('./chunk.ts'))).GamePage) } },
});
