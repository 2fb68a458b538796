import { safePath } from '#engine/values/safeUrl.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import { pep1 } from '#platform/sealing/pep1.ts';

/** What a brand may replace of an endpoint. */
export interface EndpointOverride {
  method?: Endpoint['method'];
  path?: string;
}

/** The endpoint with the brand's override; unknown properties and paths to other hosts are ignored. */
export function overridden(endpoint: Endpoint, override: EndpointOverride | undefined): Endpoint {
  const path = override?.path ?? '';
  return { ...endpoint, method: override?.method ?? endpoint.method, path: isOwnPath(path) ? path : endpoint.path };
}

function isOwnPath(path: string): path is Endpoint['path'] {
  return safePath(path) === path;
}

export interface HeaderParts {
  /** The interface language as the platform's code, such as PT. */
  language: string;
  token: string | null;
  /** Header of `Bearer <token>`. Default: Authorization. */
  tokenHeader: string | undefined;
  /** Headers of this try, such as those of a sealed payload. */
  further?: Readonly<Record<string, string>>;
}

/** The headers of a call; those of one request are the same, and in the same order, wherever it is sent. */
export function headersOf(endpoint: Endpoint, request: unknown, parts: HeaderParts): Record<string, string> {
  const open = openBody(endpoint, request);
  return {
    Accept: `application/json, ${pep1.mediaType}`,
    Language: parts.language,
    ...endpoint.headers,
    ...(open === null ? {} : { 'Content-Type': open.contentType }),
    ...parts.further,
    ...(parts.token === null ? {} : { [parts.tokenHeader ?? 'Authorization']: `Bearer ${parts.token}` }),
  };
}

/** The address of a call; with body `none` the request is the query. */
export function addressOf(origin: string, endpoint: Endpoint, request: unknown): string {
  const query = endpoint.body === 'none' ? parameters(request).toString() : '';
  return `${origin}${endpoint.path}${query === '' ? '' : `?${query}`}`;
}

/** The unsealed body with its content type; null for an endpoint without body. */
export function openBody(endpoint: Endpoint, request: unknown): { text: string; contentType: string } | null {
  if (endpoint.body === 'json') return { text: JSON.stringify(request ?? {}), contentType: 'application/json' };
  if (endpoint.body !== 'form') return null;
  return { text: parameters(request).toString(), contentType: 'application/x-www-form-urlencoded;charset=UTF-8' };
}

/** Properties as parameters: lists joined by commas, absent values omitted. */
function parameters(request: unknown): URLSearchParams {
  const result = new URLSearchParams();
  for (const [name, value] of Object.entries(request ?? {})) {
    if (value !== undefined && value !== null) result.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return result;
}
