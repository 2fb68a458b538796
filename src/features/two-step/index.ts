import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The second step of a login. */
export const twoStep = defineFeature({
  id: 'two-step',
  firstStyles: true,
  provides: {
    modal: { twoStepModal: lazyEntry(async () => (await loadChunk(() => import('./TwoStepModal.tsx'))).TwoStepModal) },
  },
});
