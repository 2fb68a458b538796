import { defineFeature } from '#state/feature.ts';
import { BottomBar } from './BottomBar.tsx';

/** The bar at the bottom of small screens, from the brand's `bottomBar` menu. */
export const bottomBar = defineFeature({ id: 'bottom-bar', provides: { region: { bottomBar: BottomBar } } });
