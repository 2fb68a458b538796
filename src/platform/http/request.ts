import { safePath } from '#engine/values/safeUrl.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';

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
