import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';

/** Pages and blocks of a brand's own: texts, pictures and links from `content` of its layout. */
export const content = defineFeature({
  id: 'content',
  firstStyles: true,
  provides: {
    page: { content: lazyEntry(async () => (await import('./ContentPage.tsx')).ContentPage) },
    section: { content: lazyEntry(async () => (await import('./ContentSection.tsx')).ContentSection) },
  },
});
