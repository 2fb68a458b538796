import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** The home page: the brand's order of sections, from `home` of its layout. */
export const home = defineFeature({
  id: 'home',
  firstStyles: true,
  provides: {
    page: {
      home: lazyEntry(async () => (await import('./HomePage.tsx')).HomePage),
      login: lazyEntry(async () => (await import('./LoginPage.tsx')).LoginPage),
    },
    section: {
      notice: lazyEntry(async () => (await import('./NoticeStrip.tsx')).NoticeStrip),
      categories: lazyEntry(async () => (await import('./Categories.tsx')).Categories),
      promotions: lazyEntry(async () => (await import('./Promotions.tsx')).Promotions),
    },
  },
});
