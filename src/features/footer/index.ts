import { lazyEntry } from '#engine/react/lazyEntry.tsx';
import { defineFeature } from '#state/portal/feature.ts';
import { openAffiliates } from './openAffiliates.ts';

/** About, affiliates, payments, responsibility, providers, copyright. */
export const footer = defineFeature({
  id: 'footer',
  firstStyles: true,
  provides: {
    region: { footer: lazyEntry(async () => (await import('./Footer.tsx')).Footer) },
    action: { affiliates: openAffiliates },
  },
});
