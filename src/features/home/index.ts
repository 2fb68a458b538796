import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { loadChunk } from '#engine/react/loadChunk.ts';
import { defineFeature } from '#state/portal/feature.ts';

const chunk = () => loadChunk(() => import('./chunk.ts'));

/** The home page: the brand's order of sections, from `home` of its layout. */
export const home = defineFeature({
  id: 'home',
  firstStyles: true,
  provides: {
    page: {
      home: lazyEntry(async () => (await chunk()).HomePage),
      login: lazyEntry(async () => (await chunk()).LoginPage),
    },
    section: {
      notice: lazyEntry(async () => (await chunk()).NoticeStrip),
      categories: lazyEntry(async () => (await chunk()).Categories),
      promotions: lazyEntry(async () => (await chunk()).Promotions),
    },
  },
});
