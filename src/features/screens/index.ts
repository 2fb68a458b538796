import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { ChunkError } from './ChunkError.tsx';
import { NetworkError } from './NetworkError.tsx';
import { PageError } from './PageError.tsx';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** Full pages that replace the app. Those about failed loading are not lazy. */
export const screens = defineFeature({
  id: 'screens',
  firstStyles: true,
  provides: {
    screen: {
      maintenance: lazyEntry(async () => (await chunk()).Maintenance),
      restriction: lazyEntry(async () => (await chunk()).Restriction),
      networkError: NetworkError,
      chunkError: ChunkError,
      pageError: PageError,
    },
  },
});
