import { useSyncExternalStore } from 'react';
import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { onDemand } from '#engine/react/onDemand.ts';
import { defineFeature } from '#state/portal/feature.ts';

const unchanging = () => () => undefined;
/** False in the published page and while it hydrates: its code comes later, and both must render the same. */
const useHydrated = () =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
const button = lazyEntry(async () => (await loadChunk(() => import('./HelpButton.tsx'))).HelpButton);

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** The help centre: a page, and a short version in a modal. */
export const help = defineFeature({
  id: 'help',
  provides: {
    page: { help: lazyEntry(async () => (await chunk()).HelpPage) },
    region: { helpButton: onDemand(button, useHydrated) },
    modal: { helpModal: lazyEntry(async () => (await chunk()).HelpModal) },
  },
});
