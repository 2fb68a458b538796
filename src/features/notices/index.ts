import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';
import { onDemand } from '#engine/react/onDemand.ts';
import { usePreferences } from '#state/portal/PortalProvider.tsx';

const bar = lazyEntry(async () => (await import('./ConsentBar.tsx')).ConsentBar);

/** Announcements, the welcome after the first login where the brand configures it, and the consent to analytics (T26). */
export const notices = defineFeature({
  id: 'notices',
  firstStyles: true,
  provides: {
    modal: {
      noticeModal: lazyEntry(async () => (await import('./NoticeModal.tsx')).NoticeModal),
      popupNoticeModal: lazyEntry(async () => (await import('./PopupNoticeModal.tsx')).PopupNoticeModal),
      welcomeModal: lazyEntry(async () => (await import('./WelcomeModal.tsx')).WelcomeModal),
    },
    action: {
      openNotices: (portal) => void portal.overlay.openModal('noticeModal'),
      privacyChoices: async (portal) => {
        const { analyticsOf } = await loadChunk(() => import('#state/startup/telemetry.ts'));
        if (analyticsOf(portal) !== null) portal.preferences.setState({ analytics: 'asking' });
      },
    },
    region: {
      consent: onDemand(bar, () => usePreferences((state) => state.analytics === 'asking')),
    },
  },
});
