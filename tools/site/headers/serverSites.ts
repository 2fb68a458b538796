import { type BrandFolders, diskFolders } from '../../brand-files/brandFolders.ts';
import { type InspectOptions, listBrands, loadBrand } from '../../brand-files/loadBrand.ts';
import { ownerOfProxied } from '../../brand-files/checks/takenPath.ts';
import { endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { join } from 'node:path';
import { securityHeaders } from '../policy/headers.ts';
import { allowedBy, type PolicyFile, readPolicy } from '../policy/policyFile.ts';
import { factsOf } from '../policy/siteFacts.ts';

/** A server's view of a brand. */
export interface ServerSite {
  id: string;
  hosts: readonly string[];
  /** Those that lead to another one, by that one. */
  redirects: Readonly<Record<string, string>>;
  /** Name and value of every security header. */
  headers: Readonly<Record<string, string>>;
  /** Paths with pages of their own, and their files. */
  pages: readonly { path: string; file: string }[];
  /** Further proxied paths: where the site sends its reports. */
  proxied: readonly string[];
  /** Upload paths, with larger bodies. */
  upload: string;
}

/** A server's view of all brands and paths. */
export interface ServerSetup {
  sites: readonly ServerSite[];
  /** Folder with `assets` and `sites`, on the server. */
  root: string;
  /** Origin of the platform, where the calls of every brand go. */
  platform: string;
  /** Whether nginx has the module ngx_brotli. */
  brotli?: boolean;
  /** Listener: TLS with the certificate in this folder, or with one of each host in a folder of its name there, or plain http at an address behind a proxy. */
  listen: { tls: string; perHost?: boolean } | { http: string };
}

/** All proxied paths outside the prefixes. */
export const proxiedPaths = (sites: readonly ServerSite[]): string[] => [
  ...new Set(['/csp-report', ...sites.flatMap(({ proxied }) => proxied)]),
];

export const uploadPaths = (sites: readonly ServerSite[]): string[] => [
  ...new Set([...sites.map(({ upload }) => upload), endpoints.uploadImage.path]),
];

/** A header's name as a variable name. */
export const slug = (name: string): string => name.toLowerCase().replaceAll('-', '_');

interface SiteOptions {
  ids?: readonly string[];
  folders?: BrandFolders;
  localhost?: boolean;
  /** The policy of a brand's published pages; without one they use linked files only. */
  policyOf?: (id: string) => PolicyFile | null;
}

/** The policies of the sites in a folder that publishing wrote. */
export const publishedPolicies =
  (root: string): NonNullable<SiteOptions['policyOf']> =>
  (id) =>
    readPolicy(join(root, 'sites', id));

/**
 * The sites of these brands (default: all) by id: as they were published, else as their folders say.
 * @throws BrandFilesError for invalid brand files; Error when two brands share a host
 */
export function serverSites({
  ids,
  folders = diskFolders(),
  localhost = false,
  policyOf = () => null,
}: SiteOptions = {}): ServerSite[] {
  // each parent is read once
  const readings: NonNullable<InspectOptions['readings']> = new Map();
  const known = (ids ?? listBrands(folders)).map((id) => {
    const policy = policyOf(id);
    return { id, policy, facts: policy?.site ?? factsOf(loadBrand(id, { folders, readings }).brand) };
  });
  const sites = known.map(({ id, policy, facts: { hosts, redirectHosts, security, pages, proxied, upload } }) => ({
    id,
    redirects: redirectHosts ? Object.fromEntries(hosts.slice(1).map((host) => [host, hosts[0]!])) : {},
    hosts: [...hosts, ...(localhost ? [`${id}.localhost`] : [])],
    headers: securityHeaders(security.hosts, {
      strictTransport: security.strictTransport,
      ...(policy !== null && { blocks: allowedBy(policy) }),
    }),
    pages,
    proxied,
    upload,
  }));
  // one server serves all brands: a proxied path of one may be a page of none
  for (const path of new Set(sites.flatMap(({ proxied }) => proxied)))
    for (const { id, facts } of known) {
      const owner = ownerOfProxied(path, facts.routes);
      if (owner === null) continue;
      const from = sites.find(({ proxied }) => proxied.includes(path))!.id;
      throw new Error(`${path}, which ${from} hands to the platform, belongs to ${owner} in ${id}.`);
    }
  const owners = new Map<string, string>();
  for (const { id, hosts } of sites) {
    for (const host of hosts) {
      const owner = owners.get(host);
      if (owner !== undefined) throw new Error(`${host} leads to ${owner} and to ${id}; a host belongs to one brand.`);
      owners.set(host, id);
    }
  }
  return sites;
}

/** Headers that depend on the brand: each has them in a file of its own, which no other brand changes. */
export const ownHeaders: readonly string[] = ['Content-Security-Policy', 'Strict-Transport-Security', 'Permissions-Policy'];

/** Headers that all sites share. */
export const sharedHeaders = (): [name: string, value: string][] =>
  Object.entries(securityHeaders({})).filter(([name]) => !ownHeaders.includes(name));

/** Headers of a request that name the original one to platforms and proxies; the server sends its own. */
export const forgedHeaders: readonly string[] = [
  'Forwarded',
  'X-Forwarded',
  'X-Forwarded-Port',
  'X-Forwarded-Prefix',
  'X-Forwarded-Server',
  'X-Forwarded-Ssl',
  'X-Original-Forwarded-For',
  'X-Original-Host',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-ProxyUser-Ip',
  'True-Client-IP',
  'Client-IP',
  'CF-Connecting-IP',
  'Fastly-Client-IP',
];
