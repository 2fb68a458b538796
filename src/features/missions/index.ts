import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Missions with their rewards, and the leaderboard of their points. */
export const missions = defineFeature({
  id: 'missions',
  provides: {
    panel: {
      missions: lazyEntry(async () => (await import('./MissionsPanel.tsx')).MissionsPanel),
      missionBoard: lazyEntry(async () => (await import('./BoardPanel.tsx')).BoardPanel),
    },
  },
});
