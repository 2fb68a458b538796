import { generatePath } from 'react-router-dom';
import type { Banner, MenuEntry } from '#contract/types.ts';
import type { Brand } from '#engine/brand/snapshot.ts';
import { ownEntry } from '#engine/values/ownEntry.ts';
import type { Subject } from '#engine/visibility.ts';
import type { Portal } from '#state/portal/portal.ts';
import { entryOfPanel } from './entryOfPanel.ts';

/**
 * The path of a named route: `hash` is the anchor, keys of the route's path fill it, others become the query. Null when the
 * brand has no such route or a key of its path is missing.
 */
export function pathOfRoute(brand: Brand, name: string, params: Record<string, string> = {}): string | null {
  const paths = ownEntry(brand.layout.routes, name)?.paths ?? [];
  // the first path whose key is given, else the route's first
  const pattern = paths.find((path) => Object.keys(params).some((key) => path.includes(`:${key}`))) ?? paths[0];
  return pattern === undefined ? null : filled(pattern, params);
}

/** The target of a menu entry: its route's first path, or the path that it names. */
export function pathOfEntry(brand: Brand, { route, path, params = {} }: MenuEntry): string | null {
  if (route === undefined) return null;
  const paths = ownEntry(brand.layout.routes, route)?.paths ?? [];
  return path !== undefined && paths.includes(path) ? filled(path, params) : pathOfRoute(brand, route, params);
}

function filled(pattern: string, params: Record<string, string>): string | null {
  const { hash, ...rest } = params;
  const inPath = (key: string) => pattern.includes(`:${key}`);
  if (Object.entries(rest).some(([key, value]) => value === '' && inPath(key))) return null;
  const query = new URLSearchParams(Object.entries(rest).filter(([key]) => !inPath(key))).toString();
  try {
    return `${generatePath(pattern, rest)}${query === '' ? '' : `?${query}`}${hash ? `#${hash}` : ''}`;
  } catch {
    return null;
  }
}

/** The target of a banner: a page, another site, an action, or nothing (D-31). */
export type BannerLink =
  | { kind: 'path'; path: string }
  | { kind: 'external'; url: string }
  | { kind: 'action'; name: string; params?: Record<string, string> }
  | null;

export function bannerLink(
  portal: Portal,
  banner: Pick<Banner, 'linkageType' | 'linkageValue' | 'bannerId'>,
  isVisible: (subject: Subject) => boolean,
): BannerLink {
  const value = banner.linkageValue ?? '';
  switch (banner.linkageType) {
    case null:
    case undefined:
    case '':
      return null;
    case 'URL':
      return value === '' ? null : { kind: 'external', url: value };
    case 'ROUTE': {
      const [name = '', hash = ''] = value.split('#');
      const path = pathOfRoute(portal.brand, name, hash === '' ? {} : { hash });
      return path !== null && isVisible({ kind: 'route', name }) ? { kind: 'path', path } : null;
    }
    case 'PROMOTION': {
      const path = pathOfRoute(portal.brand, 'promotions', { id: value });
      return path !== null && isVisible({ kind: 'route', name: 'promotions' }) ? { kind: 'path', path } : null;
    }
    case 'CS':
      return isVisible({ kind: 'action', name: 'customerService' }) ? { kind: 'action', name: 'customerService' } : null;
    case 'GAME':
      return value === '' ? null : { kind: 'action', name: 'startGame', params: { game: value } };
    case 'PANEL': {
      const menu = (['member', 'agent'] as const).find((one) => portal.snapshot.panels[one].includes(value));
      const name = menu && entryOfPanel(portal.brand, menu, value);
      // a panel that is in no menu is open to everybody
      const isOpen = menu !== undefined && (!name || isVisible({ kind: 'menuEntry', menu, name }));
      return isOpen ? { kind: 'action', name: 'openPanel', params: { panel: value } } : null;
    }
    default:
      // an unknown type is not clickable, and is reported to the operator (D-31)
      portal.environment.report({
        kind: 'unknownLinkage',
        linkageType: String(banner.linkageType),
        banner: String(banner.bannerId),
      });
      return null;
  }
}
