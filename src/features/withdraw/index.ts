import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Withdrawals to a bank card, and the confirmation of their receipt. */
export const withdraw = defineFeature({
  id: 'withdraw',
  provides: {
    panel: {
      withdrawForm: lazyEntry(async () => (await import('./WithdrawPanel.tsx')).WithdrawPanel),
      withdrawHead: lazyEntry(async () => (await import('./WithdrawRecordsHead.tsx')).WithdrawRecordsHead),
    },
    modal: {
      withdrawReceiptModal: lazyEntry(async () => (await import('./receipt/ReceiptModal.tsx')).ReceiptModal),
    },
    action: {
      confirmReceipt: async (portal, params) =>
        (await loadChunk(() => import('./receipt/confirmReceipt.ts'))).confirmReceipt(portal, params),
    },
  },
});
