import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** The lottery lobby in a frame, and its launch kinds. */
export const lottery = defineFeature({
  id: 'lottery',
  provides: {
    page: { lottery: lazyEntry(async () => (await chunk()).LotteryPage) },
    modal: { seaLotteryModal: lazyEntry(async () => (await chunk()).SeaLotteryModal) },
    launch: {
      lottery: async (portal, game) => (await chunk()).startLottery(portal, game),
      seaView: async (portal, game) => (await chunk()).startSeaLottery(portal, game),
      vnlottery: async (portal, game) => (await chunk()).startVnLottery(portal, game),
    },
  },
});
