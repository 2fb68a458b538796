import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The bar at the bottom of small screens, from the brand's `bottomBar` menu. */
export const bottomBar = defineFeature({
  id: 'bottom-bar',
  firstStyles: true,
  provides: { region: { bottomBar: lazyEntry(async () => (await import('./BottomBar.tsx')).BottomBar) } },
});
