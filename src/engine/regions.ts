import { rendersSlot, visibility, type VisibilityContext } from './visibility.ts';

/** Names of the regions to render on the current route, in the order of `layout.json`. */
export function visibleRegions(context: VisibilityContext): string[] {
  return Object.keys(context.brand.layout.regions).filter((name) => rendersSlot(visibility({ kind: 'region', name }, context)));
}
