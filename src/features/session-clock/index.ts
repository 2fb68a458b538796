import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** How long the session has lasted, and what time it is (RGCLOCK3; RGNETPOS3 adds what was won or lost). */
export const sessionClock = defineFeature({
  id: 'session-clock',
  provides: {
    region: { sessionClock: lazyEntry(async () => (await loadChunk(() => import('./SessionClock.tsx'))).SessionClock) },
  },
});
