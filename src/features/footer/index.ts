import { defineFeature } from '#state/feature.ts';
import { Footer } from './Footer.tsx';
import { openAffiliates } from './openAffiliates.ts';

/** About, affiliates, payments, responsibility, providers, copyright (spec §2 Footer). */
export const footer = defineFeature({
  id: 'footer',
  provides: { region: { footer: Footer }, action: { affiliates: openAffiliates } },
});
