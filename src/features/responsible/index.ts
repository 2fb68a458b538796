import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** What a player should know, who helps, and the warning at the first access (RGWARN3). */
export const responsible = defineFeature({
  id: 'responsible',
  provides: {
    page: { responsible: lazyEntry(async () => (await loadChunk(() => import('./ResponsiblePage.tsx'))).ResponsiblePage) },
    region: { playWarning: lazyEntry(async () => (await loadChunk(() => import('./PlayWarning.tsx'))).PlayWarning) },
  },
});
