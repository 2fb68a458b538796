import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The chat with the operator, in a window beside the page. */
export const chat = defineFeature({
  id: 'chat',
  provides: {
    region: { chat: lazyEntry(async () => (await loadChunk(() => import('./ChatRegion.tsx'))).ChatRegion) },
    action: { chat: async (portal) => (await loadChunk(() => import('./openChat.ts'))).openChat(portal) },
  },
});
