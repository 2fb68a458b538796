import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The winners: the latest on the home page, and the boards. */
export const winners = defineFeature({
  id: 'winners',
  provides: {
    page: { winners: lazyEntry(async () => (await loadChunk(() => import('./WinnersPage.tsx'))).WinnersPage) },
    section: { winners: lazyEntry(async () => (await loadChunk(() => import('./WinnersSection.tsx'))).WinnersSection) },
  },
});
