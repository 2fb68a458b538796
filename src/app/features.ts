import { createRegistry, type Registry } from '#engine/registry.ts';
import { banner } from '#features/banner/index.ts';
import { bottomBar } from '#features/bottom-bar/index.ts';
import { footer } from '#features/footer/index.ts';
import { header } from '#features/header/index.ts';
import { home } from '#features/home/index.ts';
import { sideMenu } from '#features/side-menu/index.ts';
import type { PortalFeature } from '#state/feature.ts';
import type { Portal } from '#state/portal.ts';

/** Every feature of the engine. What a brand shows of them is the brand's and the platform's decision. */
export const features: readonly PortalFeature[] = [banner, bottomBar, footer, header, home, sideMenu];

export const createPortalRegistry = (): Registry<Portal> => createRegistry(features);
