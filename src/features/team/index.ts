import { defineFeature } from '#state/portal/feature.ts';
import { openRecordsOf } from './openRecordsOf.ts';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';

/** An agent's team: its figures, the operator's announcements, and what rows of the team lead to. */
export const team = defineFeature({
  id: 'team',
  provides: {
    action: {
      openRecordsOf,
    },
    panel: {
      agentOverview: lazyEntry(async () => (await loadChunk(() => import('./OverviewPanel.tsx'))).OverviewPanel),
      announcementList: lazyEntry(async () => (await loadChunk(() => import('./AnnouncementsPanel.tsx'))).AnnouncementsPanel),
    },
  },
});
