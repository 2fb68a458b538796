import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { onDemand } from '#engine/react/onDemand.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { useSystem } from '#state/portal/PortalProvider.tsx';

const warning = lazyEntry(async () => (await loadChunk(() => import('./PlayWarning.tsx'))).PlayWarning);

/** Responsible play: information, contacts, and the warning at the first access (RGWARN3). */
export const responsible = defineFeature({
  id: 'responsible',
  provides: {
    page: { responsible: lazyEntry(async () => (await loadChunk(() => import('./ResponsiblePage.tsx'))).ResponsiblePage) },
    region: { playWarning: onDemand(warning, () => useSystem((state) => state.admitted)) },
  },
});
