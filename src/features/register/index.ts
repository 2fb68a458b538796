import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';
// separate, as the page does not need the code of modals
const modalChunk = () => loadChunk(() => import('./RegisterModal.tsx'));

/** Registration as a page, a modal and a tab of the login popup, with one form. */
export const register = defineFeature({
  id: 'register',
  firstStyles: true,
  provides: {
    page: { register: lazyEntry(async () => (await loadChunk(() => import('./RegisterPage.tsx'))).RegisterPage) },
    modal: { registerModal: lazyEntry(async () => (await modalChunk()).RegisterModal) },
    panel: { registerForm: lazyEntry(async () => (await loadChunk(() => import('./RegisterPanel.tsx'))).RegisterPanel) },
  },
});
