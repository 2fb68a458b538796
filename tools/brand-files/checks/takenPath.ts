import type { ResolvedBrand } from '#contract/types.ts';
import { endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { locate } from '../../paths/locations.ts';

/** The part of a brand that decides who owns a path. */
export type PathOwners = Pick<ResolvedBrand, 'layout' | 'api'>;

/** Paths of the site's host that the platform always answers. */
const PLATFORM = /^\/(?:wps|lgw|lotto)\/[^/]/;

/** First segments of the site's own folders, of the platform's prefixes and of server internals. */
const RESERVED = ['assets', 'images', 'texts', 'media', 'pages', 'sites', 'wps', 'lgw', 'lotto', 'csp-report', '__sandbox'];

/** A path for comparison, as routers and file systems do: without case and trailing slash. */
const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

const isUnclean = (path: string): boolean => /\/\/|\/\.|\.\.|[^A-Za-z0-9/_.-]/.test(path) || !path.startsWith('/');

/** Whether a route's path (`/promotions/:id?`) shows a page at this path. */
function isShownAt(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map((text) => plain(text).split('/'));
  return (
    given!.length <= wanted!.length &&
    wanted!.every((part, at) => part === given![at] || (part.startsWith(':') && (part.endsWith('?') || given![at])))
  );
}

/** The platform's calls at their paths in this brand and by default. */
const callPaths = ({ api }: PathOwners): string[] =>
  Object.entries(endpoints).flatMap(([name, { path }]) => [path, api.endpoints[name]?.path ?? path]);

/** The paths of a brand's routes, by name. */
export const pathsOf = ({ layout }: Pick<ResolvedBrand, 'layout'>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(layout.routes).map(([name, { paths }]) => [name, paths]));

/** The owner of a path, or of one below `/folder/*`, on the host of a site with these paths of routes; null when it is free. */
export function ownerOfProxied(path: string, routes: Readonly<Record<string, readonly string[]>>): string | null {
  if (!path.endsWith('/*')) return ownerOfPath(path, routes);
  const folder = path.slice(0, -1);
  const route = Object.entries(routes).find(([, paths]) =>
    paths.some((one) => one.toLowerCase().startsWith(folder.toLowerCase())),
  );
  return route === undefined ? ownerOfPath(`${folder}x`, routes) : `the page ${route[0]}`;
}

/** The owner of a path on the host of a site with these paths of routes; null when it is free. */
export function ownerOfPath(path: string, routes: Readonly<Record<string, readonly string[]>>): string | null {
  if (isUnclean(path)) return 'nobody: no clean path';
  const route = Object.entries(routes).find(([, paths]) => paths.some((pattern) => isShownAt(pattern, path)));
  if (route) return `the page ${route[0]}`;
  if (PLATFORM.test(path)) return null;
  const location = locate(plain(path));
  const [, first = ''] = plain(path).split('/');
  if (location.kind !== 'page' || location.file !== 'shell.html' || RESERVED.includes(first)) return 'the files of the site';
  return null;
}

/** The same for reports, which are not calls of the platform. */
export function ownerOfReports(path: string, owners: PathOwners): string | null {
  if (callPaths(owners).some((call) => plain(call) === plain(path))) return 'a call of the platform';
  return ownerOfPath(path, pathsOf(owners));
}
