import type { RegionEntry } from '#contract/types.ts';
import { visibleRegions } from '../regions.ts';
import { useEngine } from './EngineProvider.tsx';

/** Names of the current route's regions at a position, in order. `collapsed` leaves out those of the app chrome. */
export function useRegions(position: RegionEntry['position'], collapsed = false): string[] {
  const { brand, registry, conditions } = useEngine();
  return visibleRegions({ brand, registry, conditions, categories: null }).filter((name) => {
    const region = brand.layout.regions[name];
    return region?.position === position && !(collapsed && region.collapsible);
  });
}
