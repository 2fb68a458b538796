import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The lottery lobby in a frame, and its launch kinds. */
export const lottery = defineFeature({
  id: 'lottery',
  provides: {
    page: { lottery: lazyEntry(async () => (await import('./LotteryPage.tsx')).LotteryPage) },
    modal: { seaLotteryModal: lazyEntry(async () => (await import('./SeaLotteryModal.tsx')).SeaLotteryModal) },
    launch: {
      lottery: async (portal, game) => (await loadChunk(() => import('./startLottery.ts'))).startLottery(portal, game),
      seaView: async (portal, game) => (await loadChunk(() => import('./startLottery.ts'))).startSeaLottery(portal, game),
      vnlottery: async (portal, game) => (await loadChunk(() => import('./startLottery.ts'))).startVnLottery(portal, game),
    },
  },
});
