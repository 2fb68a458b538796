import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Deposits: channel, amount, confirmation, payment. */
export const deposit = defineFeature({
  id: 'deposit',
  provides: {
    panel: { deposit: lazyEntry(async () => (await import('./DepositPanel.tsx')).DepositPanel) },
    action: {
      cancelDeposit: async (portal, { referenceNumber = '' }) =>
        (await loadChunk(() => import('./cancelDeposit.ts'))).cancelDeposit(portal, referenceNumber),
    },
  },
});
