import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

export const elott = defineFeature({
  id: 'elott',
  provides: {
    page: { elott: lazyEntry(async () => (await loadChunk(() => import('./ElottPage.tsx'))).ElottPage) },
  },
});
