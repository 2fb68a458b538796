import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The announcements in a modal. */
export const notices = defineFeature({
  id: 'notices',
  firstStyles: true,
  provides: {
    modal: {
      noticeModal: lazyEntry(async () => (await loadChunk(() => import('./NoticeModal.tsx'))).NoticeModal),
      popupNoticeModal: lazyEntry(async () => (await loadChunk(() => import('./PopupNoticeModal.tsx'))).PopupNoticeModal),
    },
    action: { openNotices: (portal) => void portal.overlay.openModal('noticeModal') },
  },
});
