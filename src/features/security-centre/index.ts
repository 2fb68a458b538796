import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The security centre: what protects an account, and the data of its member. */
export const securityCentre = defineFeature({
  id: 'security-centre',
  provides: { panel: { security: lazyEntry(async () => (await loadChunk(() => import('./chunk.ts'))).SecurityPanel) } },
});
