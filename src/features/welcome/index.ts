import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Shown after the very first login, where the brand configures it. */
export const welcome = defineFeature({
  id: 'welcome',
  firstStyles: true,
  provides: {
    modal: { welcomeModal: lazyEntry(async () => (await loadChunk(() => import('./WelcomeModal.tsx'))).WelcomeModal) },
  },
});
