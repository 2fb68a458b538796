import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { onDemand } from '#engine/react/onDemand.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { useSession } from '#state/portal/PortalProvider.tsx';

const chunk = () => loadChunk(() => import('./chunk.ts'));
const watch = lazyEntry(async () => (await chunk()).RealityWatch);

/** Asks periodically whether the player wants to continue, with time and money played (RGREALITY3). */
export const realityCheck = defineFeature({
  id: 'reality-check',
  provides: {
    region: { realityCheck: onDemand(watch, () => useSession((state) => state.member !== null)) },
    modal: { realityCheckModal: lazyEntry(async () => (await chunk()).RealityCheckModal) },
  },
});
