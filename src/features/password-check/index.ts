import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Confirmation by the transaction password. */
export const passwordCheck = defineFeature({
  id: 'password-check',
  provides: {
    modal: {
      passwordCheckModal: lazyEntry(async () => (await loadChunk(() => import('./PasswordCheckModal.tsx'))).PasswordCheckModal),
    },
  },
});
