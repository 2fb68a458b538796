import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The transaction password before something is spent. */
export const passwordCheck = defineFeature({
  id: 'password-check',
  provides: {
    modal: {
      passwordCheckModal: lazyEntry(async () => (await loadChunk(() => import('./PasswordCheckModal.tsx'))).PasswordCheckModal),
    },
  },
});
