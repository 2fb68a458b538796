import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

export const elott = defineFeature({
  id: 'elott',
  provides: {
    page: { elott: lazyEntry(async () => (await import('./ElottPage.tsx')).ElottPage) },
  },
});
