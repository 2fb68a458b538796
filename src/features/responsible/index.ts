import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { onDemand } from '#engine/react/onDemand.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { useSession, useSystem } from '#state/portal/PortalProvider.tsx';

const warning = lazyEntry(async () => (await loadChunk(() => import('./PlayWarning.tsx'))).PlayWarning);
const watch = lazyEntry(async () => (await loadChunk(() => import('./RealityWatch.tsx'))).RealityWatch);
const idleLogoutWatch = lazyEntry(async () => (await loadChunk(() => import('./IdleWatch.tsx'))).IdleWatch);

/**
 * Responsible play: information, the warning at the first access (RGWARN3), the session's duration and balance (RGCLOCK3,
 * RGNETPOS3), the reality check (RGREALITY3), the logout of inactive members (IDLELOGOUT3), and the message to those who have paused play or excluded themselves.
 */
export const responsible = defineFeature({
  id: 'responsible',
  provides: {
    page: {
      responsible: lazyEntry(async () => (await loadChunk(() => import('./ResponsiblePage.tsx'))).ResponsiblePage),
    },
    region: {
      playWarning: onDemand(warning, () => useSystem((state) => state.admitted)),
      sessionClock: lazyEntry(async () => (await loadChunk(() => import('./SessionClock.tsx'))).SessionClock),
      realityCheck: onDemand(watch, () => useSession((state) => state.member !== null)),
      idleLogout: onDemand(idleLogoutWatch, () => useSession((state) => state.member !== null)),
    },
    modal: {
      realityCheckModal: lazyEntry(async () => (await loadChunk(() => import('./RealityCheckModal.tsx'))).RealityCheckModal),
      playBarredModal: lazyEntry(async () => (await loadChunk(() => import('./PlayBarredModal.tsx'))).PlayBarredModal),
      idleModal: lazyEntry(async () => (await loadChunk(() => import('./IdleModal.tsx'))).IdleModal),
    },
  },
});
