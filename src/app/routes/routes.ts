import { matchPath } from 'react-router-dom';
import { evaluate, type ConditionContext } from '#engine/conditions.ts';
import { guardExempt } from '#engine/constants.ts';
import type { RouteMatch } from '#engine/registry.ts';
import type { Brand } from '#engine/brand/snapshot.ts';

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

/** Where a navigation ends: on a route, or redirected, and why. */
export type Destination = { kind: 'route'; route: MatchedRoute } | { kind: 'redirect'; to: string };

/**
 * The one place that decides whether a path may be shown: unknown paths and gated routes go home, a brand that
 * wants its visitors signed in sends them to `/login`, and `/login` is for visitors only (D-25).
 */
export function destinationOf(
  brand: Brand,
  pathname: string,
  session: { token: string | null },
  conditions: ConditionContext,
  registered: (page: string) => boolean,
): Destination {
  const guarded = brand.loginedToHomePage && session.token === null;
  // where a visitor may not see `/` either, at once to where it would send him
  const home: Destination = { kind: 'redirect', to: guarded ? '/login' : '/' };
  if (guarded && !(guardExempt as readonly string[]).includes(pathname)) return home;
  const route = matchRoute(brand, pathname);
  if (route === null || !registered(route.page)) return home;
  const when = brand.layout.routes[route.name]?.when;
  if (when && !evaluate(when, { ...conditions, route: route.name }).holds) return home;
  if (route.page === 'login' && session.token !== null) return home;
  return { kind: 'route', route };
}
