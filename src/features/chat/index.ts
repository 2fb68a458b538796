import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { onDemand } from '#engine/react/onDemand.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { useSession } from '#state/portal/PortalProvider.tsx';

const region = lazyEntry(async () => (await import('./ChatRegion.tsx')).ChatRegion);

/** The chat with the operator, in a window beside the page. */
export const chat = defineFeature({
  id: 'chat',
  provides: {
    // before the member type is loaded it may be a demo account
    region: { chat: onDemand(region, () => useSession((state) => state.memberType !== null)) },
    action: { chat: async (portal) => (await loadChunk(() => import('./openChat.ts'))).openChat(portal) },
  },
});
