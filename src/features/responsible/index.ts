import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { onDemand } from '#engine/react/onDemand.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { useSession, useSystem } from '#state/portal/PortalProvider.tsx';

const warning = lazyEntry(async () => (await import('./PlayWarning.tsx')).PlayWarning);
const watch = lazyEntry(async () => (await import('./RealityWatch.tsx')).RealityWatch);
const idleLogoutWatch = lazyEntry(async () => (await import('./IdleWatch.tsx')).IdleWatch);

/**
 * Responsible play: information, the warning at the first access (RGWARN3), the session's duration and balance (RGCLOCK3,
 * RGNETPOS3), the reality check (RGREALITY3), the logout of inactive members (IDLELOGOUT3), and the message to those who have paused play or excluded themselves.
 */
export const responsible = defineFeature({
  id: 'responsible',
  provides: {
    page: {
      responsible: lazyEntry(async () => (await import('./ResponsiblePage.tsx')).ResponsiblePage),
    },
    region: {
      playWarning: onDemand(warning, () => useSystem((state) => state.admitted)),
      sessionClock: lazyEntry(async () => (await import('./SessionClock.tsx')).SessionClock),
      realityCheck: onDemand(watch, () => useSession((state) => state.member !== null)),
      idleLogout: onDemand(idleLogoutWatch, () => useSession((state) => state.member !== null)),
    },
    modal: {
      realityCheckModal: lazyEntry(async () => (await import('./RealityCheckModal.tsx')).RealityCheckModal),
      playBarredModal: lazyEntry(async () => (await import('./PlayBarredModal.tsx')).PlayBarredModal),
      idleModal: lazyEntry(async () => (await import('./IdleModal.tsx')).IdleModal),
    },
  },
});
