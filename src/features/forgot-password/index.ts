import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** A new password by e-mail or by phone. */
export const forgotPassword = defineFeature({
  id: 'forgot-password',
  firstStyles: true,
  provides: {
    modal: { forgetPassModal: lazyEntry(async () => (await import('./ForgotModal.tsx')).ForgotModal) },
  },
});
