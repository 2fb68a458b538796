import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Announcements of the operator to agents. */
export const agentAnnouncements = defineFeature({
  id: 'agent-announcements',
  provides: {
    panel: {
      announcementList: lazyEntry(async () => (await loadChunk(() => import('./AnnouncementsPanel.tsx'))).AnnouncementsPanel),
    },
  },
});
