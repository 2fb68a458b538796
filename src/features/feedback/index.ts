import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Words to the operator, from visitors too. */
export const feedback = defineFeature({
  id: 'feedback',
  provides: {
    page: { feedback: lazyEntry(async () => (await loadChunk(() => import('./FeedbackPage.tsx'))).FeedbackPage) },
  },
});
