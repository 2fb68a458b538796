import type { Feature } from '#engine/registry.ts';
import type { Portal } from './portal.ts';

/** What a feature's actions may use: the whole portal. */
export type PortalFeature = Feature<Portal>;

/** A feature's extensions for the registry, by slot kind and name. */
export function defineFeature(feature: PortalFeature): PortalFeature {
  return feature;
}
