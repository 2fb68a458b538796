import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand, Snapshot } from '../../../src/engine/brand/snapshot.ts';
import { currentFolder, isSetAside, siteNameOf } from '../folder/replaceFolder.ts';

export interface Site {
  id: string;
  folder: string;
  brand: Brand;
}

/** The brands of `dist/sites`, by id; also one that a publisher has set aside. */
export function readSites(engineDir: string): Site[] {
  const folder = join(engineDir, 'sites');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.') || isSetAside(name)) : [];
  const boot = (id: string) => join(currentFolder(join(folder, id)), 'boot.json');
  const ids = [...new Set(names.map(siteNameOf))].filter((id) => existsSync(boot(id))).sort();
  return ids.map((id) => {
    const snapshot = JSON.parse(readFileSync(boot(id), 'utf8')) as Snapshot;
    return { id, folder: join(folder, id), brand: snapshot.brand };
  });
}

/** The name part of a `Host` header, lower case. */
export const hostName = (header: string): string => header.toLowerCase().replace(/:\d*$/, '');

/**
 * Whether a host leads to this machine or is one of a site. A page elsewhere could have its own name resolved to this machine,
 * and would then read the platform through it.
 */
export const isServedHost = (sites: readonly { brand: { hosts: readonly string[] } }[], hostHeader: string): boolean => {
  const host = hostName(hostHeader);
  return /^(?:127\.0\.0\.1|(?:[a-z0-9-]+\.)*localhost)$/.test(host) || sites.some(({ brand }) => brand.hosts.includes(host));
};

/** The host to which a host of a brand leads; null for one that serves the site. */
export function redirectOf({ hosts, redirectHosts }: Pick<Brand, 'hosts' | 'redirectHosts'>, hostHeader: string): string | null {
  const isFurther = redirectHosts === true && hosts.indexOf(hostName(hostHeader)) > 0;
  return isFurther ? hosts[0]! : null;
}

/** The brand of a host: an exact entry of a brand's `hosts`, then `<id>.localhost`, then `fallback`, then the first brand. */
export function siteOfHost<Entry extends { id: string; brand: { hosts: readonly string[] } }>(
  sites: readonly Entry[],
  hostHeader: string,
  fallback?: string,
): Entry | undefined {
  const host = hostName(hostHeader);
  return (
    sites.find(({ brand }) => brand.hosts.includes(host)) ??
    sites.find(({ id }) => host === `${id}.localhost`) ??
    sites.find(({ id }) => id === fallback) ??
    sites[0]
  );
}
