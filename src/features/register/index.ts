import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));
// the page does without what modals are made of
const modalChunk = () => loadChunk(() => import('./RegisterModal.tsx'));

/** Registration as a page, as a modal and as a tab of the login popup: one form. */
export const register = defineFeature({
  id: 'register',
  firstStyles: true,
  provides: {
    page: { register: lazyEntry(async () => (await chunk()).RegisterPage) },
    modal: { registerModal: lazyEntry(async () => (await modalChunk()).RegisterModal) },
    panel: { registerForm: lazyEntry(async () => (await chunk()).RegisterPanel) },
  },
});
