import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

/** The home page: the brand's order of sections, from `home` of its layout. */
export const home = defineFeature({
  id: 'home',
  firstStyles: true,
  provides: {
    page: {
      home: lazyEntry(async () => (await loadChunk(() => import('./HomePage.tsx'))).HomePage),
      login: lazyEntry(async () => (await loadChunk(() => import('./LoginPage.tsx'))).LoginPage),
    },
    section: {
      notice: lazyEntry(async () => (await loadChunk(() => import('./NoticeStrip.tsx'))).NoticeStrip),
      categories: lazyEntry(async () => (await loadChunk(() => import('./Categories.tsx'))).Categories),
      promotions: lazyEntry(async () => (await loadChunk(() => import('./Promotions.tsx'))).Promotions),
    },
  },
});
