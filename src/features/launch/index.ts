import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** The launch kinds of vendor games: page, modal, room, vendor list. */
export const launch = defineFeature({
  id: 'launch',
  provides: {
    launch: {
      thirdParty: async (portal, game) => (await chunk()).startThirdParty(portal, game),
      popup: async (portal, game) => (await chunk()).startPopup(portal, game),
      rooms: async (portal, game) => (await chunk()).startRoom(portal, game),
      vassalage: async (portal, game) => (await chunk()).openVassalage(portal, game),
    },
    action: { startGame: async (portal, { game }) => (await chunk()).startNamedGame(portal, game) },
    modal: {
      gamePopupModal: lazyEntry(async () => (await chunk()).GamePopupModal),
      gameRoomsModal: lazyEntry(async () => (await chunk()).GameRoomsModal),
    },
  },
});
