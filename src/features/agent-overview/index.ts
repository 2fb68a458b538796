import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The figures of an agent's team. */
export const agentOverview = defineFeature({
  id: 'agent-overview',
  provides: {
    panel: { agentOverview: lazyEntry(async () => (await loadChunk(() => import('./chunk.ts'))).OverviewPanel) },
  },
});
