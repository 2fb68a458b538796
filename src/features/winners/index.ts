import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The winners: the latest on the home page, and the boards. */
export const winners = defineFeature({
  id: 'winners',
  provides: {
    page: { winners: lazyEntry(async () => (await import('./WinnersPage.tsx')).WinnersPage) },
    section: { winners: lazyEntry(async () => (await import('./WinnersSection.tsx')).WinnersSection) },
  },
});
