import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The pages and dialogs in which a game runs, and how each kind of game is launched. */
export const game = defineFeature({
  id: 'game',
  provides: {
    page: {
      game: lazyEntry(async () => (await import('./GamePage.tsx')).GamePage),
      seamless: lazyEntry(async () => (await import('./SeamlessPage.tsx')).SeamlessPage),
    },
    launch: {
      thirdParty: async (portal, game) => (await loadChunk(() => import('./startThirdParty.ts'))).startThirdParty(portal, game),
      popup: async (portal, game) => (await loadChunk(() => import('./startPopup.ts'))).startPopup(portal, game),
      rooms: async (portal, game) => (await loadChunk(() => import('./startRoom.ts'))).startRoom(portal, game),
      vassalage: async (portal, game) => (await loadChunk(() => import('./openVassalage.ts'))).openVassalage(portal, game),
    },
    action: {
      startGame: async (portal, { game }) => (await loadChunk(() => import('./startNamedGame.ts'))).startNamedGame(portal, game),
    },
    modal: {
      gamePopupModal: lazyEntry(async () => (await import('./GamePopupModal.tsx')).GamePopupModal),
      gameRoomsModal: lazyEntry(async () => (await import('./GameRoomsModal.tsx')).GameRoomsModal),
      gameListModal: lazyEntry(async () => (await import('./GameListModal.tsx')).GameListModal),
    },
  },
});
