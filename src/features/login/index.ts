import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** The login popup and free play. */
export const login = defineFeature({
  id: 'login',
  firstStyles: true,
  provides: {
    modal: { loginPopupModal: lazyEntry(async () => (await chunk()).LoginPopup) },
    action: { freePlay: async (portal, { stay }) => (await chunk()).playFree(portal, stay) },
  },
});
