import { hostName } from '../serve/sites.ts';

/** What a request says about the brand it wants. */
export interface BrandRequest {
  /** Path and query. */
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

/** The cookie that lets a page that was opened with `?brand=` find its brand again after a navigation. */
export const brandCookie = (id: string): string => `${COOKIE}=${encodeURIComponent(id)}; Path=/; SameSite=Lax`;

function remembered(cookie: string | undefined): string | null {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookie ?? '')?.[1];
  return value === undefined ? null : decodeURIComponent(value);
}

/**
 * The id a request asks for: `?brand=` of its address or of the page that asks, the host, what the browser was last
 * shown, the first brand. It need not exist.
 */
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
