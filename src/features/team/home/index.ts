import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** What agents see on the home page of a brand that lists it: figures and course of their team, what waits for them, and announcements. */
export const agentHome = defineFeature({
  id: 'team/home',
  provides: {
    section: {
      agentOverview: lazyEntry(async () => (await loadChunk(() => import('./AgentOverview.tsx'))).AgentOverview),
      agentTasks: lazyEntry(async () => (await loadChunk(() => import('./AgentTasks.tsx'))).AgentTasks),
      agentTrend: lazyEntry(async () => (await loadChunk(() => import('./AgentTrend.tsx'))).AgentTrend),
      agentActions: lazyEntry(async () => (await loadChunk(() => import('./AgentActions.tsx'))).AgentActions),
      agentMovers: lazyEntry(async () => (await loadChunk(() => import('./AgentMovers.tsx'))).AgentMovers),
      agentNotices: lazyEntry(async () => (await loadChunk(() => import('./AgentNotices.tsx'))).AgentNotices),
    },
  },
});
