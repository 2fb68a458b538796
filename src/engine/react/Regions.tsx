import type { RegionEntry } from '#contract/types.ts';
import type { RouteMatch } from '../registry.ts';
import { Slot } from './Slot.tsx';
import { useRegions } from './useRegions.ts';

interface Props {
  at: RegionEntry['position'];
  route: RouteMatch;
  /** True while the route hides the app chrome. */
  collapsed?: boolean;
}

export function Regions({ at, route, collapsed = false }: Props) {
  return useRegions(at, collapsed).map((name) => <Slot key={name} kind="region" name={name} route={route} />);
}
