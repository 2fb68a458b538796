import type { ResolvedBrand } from '#contract/types.ts';
import { endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { pathsOf } from '../../brand-files/checks/takenPath.ts';
import { pageFiles } from '../../paths/pageFiles.ts';
import type { HostLists, StrictTransport } from './headers.ts';

/** What a server must know of a published site. */
export interface SiteFacts {
  hosts: readonly string[];
  /** Whether the hosts after the first lead to it; absent in sites that an older version published. */
  redirectHosts?: boolean;
  security: { hosts: HostLists; strictTransport: StrictTransport };
  /** Paths with pages of their own, and their files. */
  pages: readonly { path: string; file: string }[];
  /** Further proxied paths: where the site sends its reports, and moved calls; `/*` at the end: all below it. */
  proxied: readonly string[];
  /** Path of the upload call, with larger bodies. */
  upload: string;
  /** Paths of its pages, by the name of the route. */
  routes: Readonly<Record<string, readonly string[]>>;
}

/** Paths of the site's own origin outside the platform's prefixes. */
const isProxied = (path: string): boolean => path.startsWith('/') && !/^\/(?:wps|lgw|lotto)\//.test(path);

export function factsOf({ hosts, redirectHosts = false, security, telemetry, api, layout, mappings }: ResolvedBrand): SiteFacts {
  const moved = Object.values(api.endpoints).map((endpoint) => endpoint.path ?? '');
  const mapped = Object.values(mappings?.calls ?? {}).map(({ path = '' }) => path.replace(/\{.*$/, '*'));
  const calls = [...moved, ...mapped];
  return {
    hosts,
    redirectHosts,
    security: { hosts: security.hosts, strictTransport: security.strictTransport },
    pages: pageFiles({ layout }).map(({ path, file }) => ({ path, file })),
    proxied: [...new Set([telemetry.endpoint, ...calls].filter(isProxied))],
    upload: api.endpoints['uploadImage']?.path ?? endpoints.uploadImage.path,
    routes: pathsOf({ layout }),
  };
}

/** Of hosts, origins and paths: nothing that ends a header, a quoted value or a directive of a server. */
const PLAIN = /^[\w.:/*?-]{1,300}$/;

const isText = (value: unknown): value is string => typeof value === 'string' && PLAIN.test(value);
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTableOfLists = (value: unknown): boolean => isTable(value) && Object.values(value).every(isList);

/** Whether a value is what `factsOf` returns, of harmless texts: the server's configuration is made of them. */
export function isFacts(value: unknown): value is SiteFacts {
  if (!isTable(value) || !isTable(value['security']) || !Array.isArray(value['pages'])) return false;
  const { hosts, redirectHosts = false, security, pages, proxied, upload, routes } = value;
  return (
    isList(hosts) &&
    typeof redirectHosts === 'boolean' &&
    isTableOfLists(security['hosts']) &&
    ['host', 'subdomains', 'preload'].includes(String(security['strictTransport'])) &&
    pages.every((page) => isTable(page) && isText(page['path']) && isText(page['file'])) &&
    isList(proxied) &&
    isText(upload) &&
    isTableOfLists(routes)
  );
}
