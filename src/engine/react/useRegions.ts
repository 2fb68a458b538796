import type { RegionEntry } from '#contract/types.ts';
import { visibleRegions } from '../regions.ts';
import { useEngine } from './EngineProvider.tsx';

/**
 * Names of the regions at a position of the current route, in the order of `layout.json`. `collapsed` leaves out those that the
 * route's app chrome hides.
 */
export function useRegions(position: RegionEntry['position'], collapsed = false): string[] {
  const { brand, registry, conditions } = useEngine();
  return visibleRegions({ brand, registry, conditions, categories: null }).filter((name) => {
    const region = brand.layout.regions[name];
    return region?.position === position && !(collapsed && region.collapsible);
  });
}
