import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The login popup and free play. */
export const login = defineFeature({
  id: 'login',
  firstStyles: true,
  provides: {
    modal: { loginPopupModal: lazyEntry(async () => (await import('./LoginPopup.tsx')).LoginPopup) },
    action: { freePlay: async (portal, { stay }) => (await loadChunk(() => import('./playFree.ts'))).playFree(portal, stay) },
  },
});
