import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const load = () => loadChunk(() => import('./chunk.ts'));

/** Withdrawals to a bank card, and the confirmation of their receipt. */
export const withdraw = defineFeature({
  id: 'withdraw',
  provides: {
    panel: {
      withdrawForm: lazyEntry(async () => (await load()).WithdrawPanel),
      withdrawHead: lazyEntry(async () => (await load()).WithdrawRecordsHead),
    },
    modal: {
      withdrawReceiptModal: lazyEntry(async () => (await loadChunk(() => import('./receipt/chunk.ts'))).ReceiptModal),
    },
    action: {
      confirmReceipt: async (portal, params) =>
        (await loadChunk(() => import('./receipt/chunk.ts'))).confirmReceipt(portal, params),
    },
  },
});
