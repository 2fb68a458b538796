import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The apps: a page, a modal, a strip on the home page and QR codes in the side menu. */
export const download = defineFeature({
  id: 'download',
  provides: {
    page: { download: lazyEntry(async () => (await import('./DownloadPage.tsx')).DownloadPage) },
    modal: { downModal: lazyEntry(async () => (await import('./DownloadModal.tsx')).DownloadModal) },
    section: {
      download: lazyEntry(async () => (await import('./DownloadSection.tsx')).DownloadSection),
    },
    submenu: { appDownload: lazyEntry(async () => (await import('./AppMenu.tsx')).AppMenu) },
  },
});
