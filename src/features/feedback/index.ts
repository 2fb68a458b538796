import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Feedback to the operator, also from visitors. */
export const feedback = defineFeature({
  id: 'feedback',
  provides: {
    page: { feedback: lazyEntry(async () => (await import('./FeedbackPage.tsx')).FeedbackPage) },
  },
});
