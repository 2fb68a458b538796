/** Longer than any address of the portal or of a partner. */
const URL_MAX = 2_048;
/** A base for parsing paths, on a host that never resolves. */
const OWN = 'https://own.invalid';

/** Characters that browsers drop or convert before they parse an address, and invisible ones. */
const tricky = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * A path of this portal with its query and hash, or null for anything that could lead elsewhere (T11). The result is safe for
 * the router, `location` and links.
 */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > URL_MAX || !/^\/(?!\/)/.test(value) || tricky.test(value)) return null;
  const url = parse(value, OWN);
  if (url === null || url.origin !== OWN || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

export interface SafeUrlOptions {
  /** The only allowed hosts, `name` or `name:port`; any host when absent. */
  hosts?: readonly string[] | undefined;
  /** Allows http on localhost, for local sandboxes. */
  allowLocalhost?: boolean | undefined;
  /** Refuses this origin: a framed page of this origin could leave its frame (T12). */
  notOrigin?: string | undefined;
}

/** An absolute https address on an allowed host, normalised; null for anything else (T2, T12). */
export function safeHttpUrl(value: unknown, { hosts, allowLocalhost = false, notOrigin }: SafeUrlOptions = {}): string | null {
  if (typeof value !== 'string' || value.length > URL_MAX || !/^https?:\/\/[^/]/i.test(value) || tricky.test(value)) return null;
  const url = parse(value);
  if (url === null || url.username !== '' || url.password !== '' || url.hostname === '') return null;
  const local = isLocal(url.hostname);
  if (local ? !allowLocalhost : url.protocol !== 'https:') return null;
  if (hosts !== undefined && !hosts.includes(url.host)) return null;
  return url.origin === notOrigin ? null : url.href;
}

function isLocal(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
  );
}

/**
 * The address of an image or game: absolute on an allowed host, a path on one of the content hosts that the brand allows, or
 * the path itself without such a host (T33). Null for anything else.
 * @param cdns hosts or https origins that the platform names
 * @param random 0 up to 1; constant per page load, so that a path stays on one host and caches work (D-88)
 */
export function cdnUrl(
  path: unknown,
  cdns: readonly unknown[],
  allowedHosts: readonly string[],
  random: () => number,
): string | null {
  if (typeof path !== 'string' || path === '') return null;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//')) {
    return safeHttpUrl(path, { hosts: allowedHosts, allowLocalhost: true });
  }
  const own = safePath(path.startsWith('/') ? path : `/${path}`);
  if (own === null) return null;
  const bases = cdnBases(cdns, allowedHosts);
  const base = bases[Math.floor(((random() + spread(own)) % 1) * bases.length)];
  return base === undefined ? own : base + own;
}

/** The content hosts among those of the platform that may be used, as prefixes of paths. */
export const cdnBases = (cdns: readonly unknown[], allowedHosts: readonly string[]): string[] =>
  cdns.map((cdn) => cdnBase(cdn, allowedHosts)).filter((base) => base !== null);

function cdnBase(cdn: unknown, allowedHosts: readonly string[]): string | null {
  if (typeof cdn !== 'string') return null;
  const safe = safeHttpUrl(cdn.includes('://') ? cdn : `https://${cdn}`, { hosts: allowedHosts, allowLocalhost: true });
  const url = safe === null ? null : new URL(safe);
  if (url === null || url.search !== '' || url.hash !== '') return null;
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`;
}

/** 0 up to 1, computed from a text, to distribute paths over the hosts. */
function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash / 2 ** 32;
}

function parse(value: string, base?: string): URL | null {
  try {
    return new URL(value, base);
  } catch {
    return null;
  }
}
