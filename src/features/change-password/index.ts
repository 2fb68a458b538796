import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** Changing the password, voluntarily or forced after a login. */
export const changePassword = defineFeature({
  id: 'change-password',
  firstStyles: true,
  provides: {
    modal: {
      changePassModal: lazyEntry(async () => (await loadChunk(() => import('./ChangePasswordModal.tsx'))).ChangePasswordModal),
    },
  },
});
