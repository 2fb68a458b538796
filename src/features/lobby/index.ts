import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The games of a category, of all of its vendors. */
export const lobby = defineFeature({
  id: 'lobby',
  provides: { page: { lobby: lazyEntry(async () => (await import('./LobbyPage.tsx')).LobbyPage) } },
});
