import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** How an agent's team grows: accounts that the agent creates, and links to the registration. */
export const registerCentre = defineFeature({
  id: 'register-centre',
  provides: {
    panel: {
      createAccount: lazyEntry(async () => (await import('./account/CreateAccountPanel.tsx')).CreateAccountPanel),
      registerLinkForm: lazyEntry(async () => (await import('./links/LinkForm.tsx')).LinkForm),
      registerHead: lazyEntry(async () => (await import('./head/RegisterHead.tsx')).RegisterHead),
    },
    modal: { registerLinkModal: lazyEntry(async () => (await import('./links/LinkModal.tsx')).LinkModal) },
    action: {
      showRegisterLink: (portal, params) => void portal.overlay.openModal('registerLinkModal', params),
      deleteRegisterLink: async (portal, { code = '' }) =>
        (await loadChunk(() => import('./links/deleteLink.ts'))).deleteLink(portal, code),
    },
  },
});
