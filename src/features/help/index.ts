import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** The help centre: a page, and a short version in a modal. */
export const help = defineFeature({
  id: 'help',
  provides: {
    page: { help: lazyEntry(async () => (await chunk()).HelpPage) },
    region: { helpButton: lazyEntry(async () => (await loadChunk(() => import('./HelpButton.tsx'))).HelpButton) },
    modal: { helpModal: lazyEntry(async () => (await chunk()).HelpModal) },
  },
});
