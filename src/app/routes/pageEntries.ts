import type { Portal } from '#state/portal/portal.ts';
import { firstEntries } from '#engine/brand/firstEntries.ts';
import { visibilityContextOf } from '#state/portal/conditions.ts';
import { destinationOf, type MatchedRoute } from './routes.ts';

/** The route of a visitor for a path at publishing, after redirects; null when there is none. */
export function publishedRoute(portal: Portal, pathname: string): MatchedRoute | null {
  const context = visibilityContextOf(portal, { route: '', device: 'desktop' }, 'published');
  const decide = (path: string) => destinationOf(path, context);
  const wanted = decide(pathname);
  const final = wanted.kind === 'redirect' ? decide(wanted.to) : wanted;
  return final.kind === 'route' ? final.route : null;
}

/** Every registry entry of the first render of a path, for preloading. */
export function entriesOfPath(portal: Portal, pathname: string): unknown[] {
  const route = publishedRoute(portal, pathname);
  if (route === null) return [];
  return firstEntries(portal.brand, route).map(([kind, name]) => portal.registry.find(kind, name));
}
