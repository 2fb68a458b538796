import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Limits of deposits, losses, stakes and time, pauses and self-exclusion (RGLIMITS3, RGPAUSE3, RGSELFEX3). */
export const protection = defineFeature({
  id: 'protection',
  provides: {
    panel: { ownLimits: lazyEntry(async () => (await import('./ProtectionPanel.tsx')).ProtectionPanel) },
  },
});
