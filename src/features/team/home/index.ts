import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** What agents see on the home page of a brand that lists it: figures and course of their team, what waits for them, and announcements. */
export const agentHome = defineFeature({
  id: 'team/home',
  provides: {
    section: {
      agentOverview: lazyEntry(async () => (await import('./AgentOverview.tsx')).AgentOverview),
      agentTasks: lazyEntry(async () => (await import('./AgentTasks.tsx')).AgentTasks),
      agentTrend: lazyEntry(async () => (await import('./AgentTrend.tsx')).AgentTrend),
      agentActions: lazyEntry(async () => (await import('./AgentActions.tsx')).AgentActions),
      agentMovers: lazyEntry(async () => (await import('./AgentMovers.tsx')).AgentMovers),
      agentNotices: lazyEntry(async () => (await import('./AgentNotices.tsx')).AgentNotices),
    },
  },
});
