import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** How games of vendors start (LCH-01, LCH-07..16). */
export const launch = defineFeature({
  id: 'launch',
  provides: {
    launch: { thirdParty: async (portal, game) => (await chunk()).startThirdParty(portal, game) },
  },
});
