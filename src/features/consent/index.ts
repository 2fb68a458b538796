import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { onDemand } from '#engine/react/onDemand.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';

const bar = lazyEntry(async () => (await loadChunk(() => import('./ConsentBar.tsx'))).ConsentBar);

/** The consent to analytics, where the brand has any (T26). */
export const consent = defineFeature({
  id: 'consent',
  firstStyles: true,
  provides: {
    region: { consent: onDemand(bar, () => usePreferences((state) => state.analytics === 'asking')) },
    action: {
      privacyChoices: async (portal) => {
        const { analyticsOf } = await loadChunk(() => import('#state/startup/telemetry.ts'));
        if (analyticsOf(portal) !== null) portal.preferences.setState({ analytics: 'asking' });
      },
    },
  },
});
