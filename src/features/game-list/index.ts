import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The games of one vendor over the page, for vendors whose games open as a list. */
export const gameList = defineFeature({
  id: 'game-list',
  provides: {
    modal: {
      gameListModal: lazyEntry(async () => (await loadChunk(() => import('./GameListModal.tsx'))).GameListModal),
    },
  },
});
