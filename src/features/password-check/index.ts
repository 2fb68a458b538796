import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Confirmation by the transaction password. */
export const passwordCheck = defineFeature({
  id: 'password-check',
  provides: {
    modal: {
      passwordCheckModal: lazyEntry(async () => (await import('./PasswordCheckModal.tsx')).PasswordCheckModal),
    },
  },
});
