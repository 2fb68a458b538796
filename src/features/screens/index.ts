import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';
import { ChunkError } from './ChunkError.tsx';
import { NetworkError } from './NetworkError.tsx';
import { PageError } from './PageError.tsx';

/** Full pages that replace the app. Those about failed loading are not lazy. */
export const screens = defineFeature({
  id: 'screens',
  firstStyles: true,
  provides: {
    screen: {
      maintenance: lazyEntry(async () => (await import('./Maintenance.tsx')).Maintenance),
      restriction: lazyEntry(async () => (await import('./Restriction.tsx')).Restriction),
      networkError: NetworkError,
      chunkError: ChunkError,
      pageError: PageError,
    },
  },
});
