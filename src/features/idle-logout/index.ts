import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** Signs a member out who does nothing for the brand's time, after a question with a countdown (IDLELOGOUT3). */
export const idleLogout = defineFeature({
  id: 'idle-logout',
  provides: {
    region: { idleLogout: lazyEntry(async () => (await chunk()).IdleWatch) },
    modal: { idleModal: lazyEntry(async () => (await chunk()).IdleModal) },
  },
});
