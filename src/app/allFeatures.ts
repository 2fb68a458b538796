import { createRegistry, type Registry } from '#engine/registry.ts';
import { centre } from '#features/centre/index.ts';
import type { PortalFeature } from '#state/portal/feature.ts';
import type { Portal } from '#state/portal/portal.ts';
import { features } from './features.ts';
import { panelFeatures } from './panels.ts';

/** Every feature of the engine: what the brand tools, the inspector and the tests know from the start. */
export const allFeatures: readonly PortalFeature[] = [...features, centre(() => Promise.resolve()), ...panelFeatures];

export const createWholeRegistry = (): Registry<Portal> => createRegistry(allFeatures);
