import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/**
 * The security centre: what protects an account, and the data of its member. A row opens its form below, where a link can lead
 * (`c.row`): a dialog over the centre would have two levels of Back.
 */
export const securityCentre = defineFeature({
  id: 'security-centre',
  provides: {
    panel: { security: lazyEntry(async () => (await import('./SecurityPanel.tsx')).SecurityPanel) },
    action: { logoutOthers: async (portal) => (await loadChunk(() => import('./logoutOthers.ts'))).logoutOthers(portal) },
  },
});
