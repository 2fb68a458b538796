import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Registration as a page, a modal and a tab of the login popup, with one form. */
export const register = defineFeature({
  id: 'register',
  firstStyles: true,
  provides: {
    page: { register: lazyEntry(async () => (await import('./RegisterPage.tsx')).RegisterPage) },
    modal: { registerModal: lazyEntry(async () => (await import('./RegisterModal.tsx')).RegisterModal) },
    panel: { registerForm: lazyEntry(async () => (await import('./RegisterPanel.tsx')).RegisterPanel) },
  },
});
