import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Duration of the session and time of day (RGCLOCK3; RGNETPOS3 adds won or lost money). */
export const sessionClock = defineFeature({
  id: 'session-clock',
  provides: {
    region: { sessionClock: lazyEntry(async () => (await loadChunk(() => import('./SessionClock.tsx'))).SessionClock) },
  },
});
