import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** What agents see on the home page of a brand that lists it: figures of their team, and announcements. */
export const agentHome = defineFeature({
  id: 'team/home',
  provides: {
    section: {
      agentOverview: lazyEntry(async () => (await loadChunk(() => import('./AgentOverview.tsx'))).AgentOverview),
      agentNotices: lazyEntry(async () => (await loadChunk(() => import('./AgentNotices.tsx'))).AgentNotices),
    },
  },
});
