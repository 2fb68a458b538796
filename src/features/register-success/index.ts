import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Shown after a registration: the generated account, and the success message. */
export const registerSuccess = defineFeature({
  id: 'register-success',
  firstStyles: true,
  provides: {
    modal: {
      registerSuccessModal: lazyEntry(async () => (await import('./RegisterSuccess.tsx')).RegisterSuccess),
      generatedAccountModal: lazyEntry(async () => (await import('./GeneratedAccount.tsx')).GeneratedAccount),
    },
  },
});
