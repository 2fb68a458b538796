import type { RegionEntry } from '#contract/types.ts';
import type { RouteMatch } from '../registry.ts';
import { Slot } from './Slot.tsx';
import { useRegions } from './useRegions.ts';

interface Props {
  at: RegionEntry['position'];
  /** The current route. */
  route: RouteMatch;
  /** True while the route's chrome is collapsed. */
  collapsed?: boolean;
}

/** The visible regions of one position. */
export function Regions({ at, route, collapsed = false }: Props) {
  return useRegions(at, collapsed).map((name) => <Slot key={name} kind="region" name={name} route={route} />);
}
