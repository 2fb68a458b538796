import { hostName } from '../site/serve/sites.ts';

/** The parts of a request that select the brand. */
export interface BrandRequest {
  url: string;
  host: string;
  referer?: string | undefined;
  cookie?: string | undefined;
}

export interface KnownBrand {
  id: string;
  hosts: readonly string[];
}

const brandParameter = (url: string | undefined): string | null => {
  try {
    return new URL(url ?? '', 'http://preview.invalid').searchParams.get('brand');
  } catch {
    return null;
  }
};

const COOKIE = 'preview-brand';

/** The cookie that keeps the brand of `?brand=` across navigations. */
export const brandCookie = (id: string): string => `${COOKIE}=${encodeURIComponent(id)}; Path=/; SameSite=Lax`;

function remembered(cookie: string | undefined): string | null {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookie ?? '')?.[1];
  return value === undefined ? null : decodeURIComponent(value);
}

/** The brand id of a request: `?brand=` of URL or referrer, the host, the cookie, the first brand. May be unknown. */
export function requestedBrand({ url, host, referer, cookie }: BrandRequest, known: readonly KnownBrand[]): string | null {
  const name = hostName(host);
  return (
    brandParameter(url) ??
    brandParameter(referer) ??
    known.find(({ hosts }) => hosts.includes(name))?.id ??
    /^([^.]+)\.localhost$/.exec(name)?.[1] ??
    known.find(({ id }) => id === remembered(cookie))?.id ??
    known[0]?.id ??
    null
  );
}
