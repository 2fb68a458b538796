import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';
import { Banner } from './Banner.tsx';

/** The banners at the top of a page, by the page's banner group, and those of a group within the home page. */
export const banner = defineFeature({
  id: 'banner',
  firstStyles: true,
  provides: {
    region: { banner: Banner },
    section: { banners: lazyEntry(async () => (await import('./BannerSection.tsx')).BannerSection) },
  },
});
