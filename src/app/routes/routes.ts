import { matchPath } from 'react-router-dom';
import type { RouteMatch } from '#engine/registry.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { mustSignIn, visibility, type VisibilityContext } from '#engine/visibility.ts';

export interface MatchedRoute extends RouteMatch {
  page: string;
  regions: readonly string[];
}

/** The route of a path by the brand's layout, or null for an unknown path. */
export function matchRoute(brand: Brand, pathname: string): MatchedRoute | null {
  for (const [name, route] of Object.entries(brand.layout.routes)) {
    for (const pattern of route.paths) {
      const match = matchPath(pattern, pathname);
      if (match === null) continue;
      const params = Object.fromEntries(
        Object.entries(match.params).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      return { name, path: pathname, params, page: route.page, regions: route.regions };
    }
  }
  return null;
}

/** The end of a navigation: a route, or a redirect with its reason. */
export type Destination = { kind: 'route'; route: MatchedRoute } | { kind: 'redirect'; to: string };

/**
 * Resolves a path: unknown paths and hidden or disabled routes redirect to home (RTE-29); where the brand requires sign-in,
 * visitors are redirected to `/login` (RTE-18, RTE-19).
 */
export function destinationOf(pathname: string, context: VisibilityContext): Destination {
  const route = matchRoute(context.brand, pathname);
  if (route !== null && visibility({ kind: 'route', name: route.name, path: pathname }, context).enabled) {
    return { kind: 'route', route };
  }
  // where visitors may not see `/` either, redirect to its target at once
  return { kind: 'redirect', to: mustSignIn(context) ? '/login' : '/' };
}
