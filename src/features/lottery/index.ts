import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { pathOfRoute } from '#state/navigation/links.ts';
import { startedPath } from './startedPath.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** The lottery lobby in a frame, and the ways into it. */
export const lottery = defineFeature({
  id: 'lottery',
  provides: {
    page: { lottery: lazyEntry(async () => (await chunk()).LotteryPage) },
    modal: { seaLotteryModal: lazyEntry(async () => (await chunk()).SeaLotteryModal) },
    launch: {
      lottery: (portal, game) => portal.router.navigate(startedPath(portal.brand, game)),
      seaView: async (portal, game) => {
        await portal.overlay.openModal('seaLotteryModal', game.gameCode ? { gameCode: game.gameCode } : {});
      },
      vnlottery: ({ router, brand }, { gameCode }) =>
        router.navigate(pathOfRoute(brand, 'vnlottery', gameCode ? { gameCode } : {}) ?? '/'),
    },
  },
});
