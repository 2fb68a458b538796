import { defineFeature } from '#state/portal/feature.ts';
import { Banner } from './Banner.tsx';

/** The banners at the top of a page, by the page's banner group. */
export const banner = defineFeature({ id: 'banner', firstStyles: true, provides: { region: { banner: Banner } } });
