import { evaluate } from './conditions.ts';
import type { VisibilityContext } from './visibility.ts';

/** Names of the regions to render on the current route, in the order of `layout.json`. */
export function visibleRegions({ brand, conditions }: VisibilityContext): string[] {
  const { regions, routes } = brand.layout;
  const listed = routes[conditions.route]?.regions ?? [];
  return Object.keys(regions).filter((name) => {
    const { everyRoute, when } = regions[name]!;
    return (everyRoute || listed.includes(name)) && evaluate(when, conditions).holds;
  });
}
