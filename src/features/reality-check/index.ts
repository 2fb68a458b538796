import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** Asks from time to time whether the player wants to go on, with time and money played (RGREALITY3). */
export const realityCheck = defineFeature({
  id: 'reality-check',
  provides: {
    region: { realityCheck: lazyEntry(async () => (await chunk()).RealityWatch) },
    modal: { realityCheckModal: lazyEntry(async () => (await chunk()).RealityCheckModal) },
  },
});
