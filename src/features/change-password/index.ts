import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Changing the password, voluntarily or forced after a login. */
export const changePassword = defineFeature({
  id: 'change-password',
  firstStyles: true,
  provides: {
    modal: {
      changePassModal: lazyEntry(async () => (await import('./ChangePasswordModal.tsx')).ChangePasswordModal),
    },
  },
});
