import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { onDemand } from '#engine/react/onDemand.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { useSession } from '#state/portal/PortalProvider.tsx';

const chunk = () => loadChunk(() => import('./chunk.ts'));
const watch = lazyEntry(async () => (await chunk()).IdleWatch);

/** Signs out a member who was inactive for the brand's time, after a warning with a countdown (IDLELOGOUT3). */
export const idleLogout = defineFeature({
  id: 'idle-logout',
  provides: {
    region: { idleLogout: onDemand(watch, () => useSession((state) => state.member !== null)) },
    modal: { idleModal: lazyEntry(async () => (await chunk()).IdleModal) },
  },
});
