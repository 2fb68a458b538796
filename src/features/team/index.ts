import { defineFeature } from '#state/portal/feature.ts';
import { openRecordsOf } from './openRecordsOf.ts';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';

/** An agent's team: its figures, the operator's announcements, and what rows of the team lead to. */
export const team = defineFeature({
  id: 'team',
  provides: {
    action: {
      openRecordsOf,
    },
    panel: {
      agentOverview: lazyEntry(async () => (await import('./OverviewPanel.tsx')).OverviewPanel),
      profitDays: lazyEntry(async () => (await import('./ProfitDays.tsx')).ProfitDays),
      announcementList: lazyEntry(async () => (await import('./AnnouncementsPanel.tsx')).AnnouncementsPanel),
    },
  },
});
