import { mappedKeys } from '#contract/mappedKeys.ts';
import { writeForeign } from '#engine/mapping/mapEnvelope.ts';
import { ownHeadersOf, withPaths } from '#engine/mapping/mapPlaces.ts';
import { keysOf, toContract, toForeign } from '#engine/mapping/mapValue.ts';
import type { Endpoint, EndpointName } from '#platform/endpoints/endpoints.ts';
import {
  callOf,
  envelopeFor,
  failureOf,
  formsFor,
  headersFor,
  type MappedBrand,
  ownHeaders,
} from '#platform/mapping/callMapping.ts';
import type { Route } from './route.ts';

// The simulated platform of a brand with mappings speaks as the real one does: the same table, the other way.

type Row = Pick<Endpoint, 'body' | 'response' | 'failure'>;

/** The request of a call in the words of the contract, from what the platform is sent in body, path and headers. */
export function contractRequest(
  brand: MappedBrand,
  { name, endpoint, parameters }: Route,
  body: unknown,
  headers: Headers,
): unknown {
  if (brand.mappings === undefined) return body;
  const { request: rule = {}, add = {} } = callOf(brand, name);
  const placed = Object.entries(headersFor(brand, name)).flatMap(([header, { at }]) => {
    const value = at === undefined || endpoint.body === 'sealed' ? null : headers.get(header);
    return at === undefined || value === null ? [] : [[at, value] as const];
  });
  const whole = withPaths(body, { ...Object.fromEntries(placed), ...parameters });
  const added = new Set(Object.keys(add).flatMap((path) => keysOf(path).slice(0, 1)));
  const own = Object.fromEntries(Object.entries(whole ?? {}).filter(([key]) => !added.has(key)));
  return toContract(rule, own, formsFor(brand, endpoint.request, mappedKeys));
}

/** A request with the portal's own headers, where the platform calls them otherwise. */
export function withOwnHeaders(
  brand: MappedBrand & { api: { tokenHeader: string } },
  name: EndpointName,
  request: Request,
): Request {
  if (brand.mappings === undefined) return request;
  const own = ownHeadersOf(headersFor(brand, name), (header) => request.headers.get(header), ownHeaders(brand.api.tokenHeader));
  const headers = new Headers(request.headers);
  for (const [header, value] of Object.entries(own)) headers.set(header, value);
  return new Request(request, { headers });
}

/** A reply of the contract as JSON text in the words of the platform. */
export function foreignReply(brand: MappedBrand, name: EndpointName, row: Row, reply: string): string {
  if (brand.mappings === undefined) return reply;
  const { success, message, value } = JSON.parse(reply) as { success: boolean; message: string | null; value: unknown };
  const { reply: rule = {}, failure = {} } = callOf(brand, name);
  const mapped = success
    ? toForeign(rule, value, formsFor(brand, row.response, mappedKeys))
    : toForeign(failure, value, formsFor(brand, failureOf(row, message ?? ''), mappedKeys));
  return JSON.stringify(writeForeign(envelopeFor(brand, name), { success, message: message ?? '', value: mapped ?? null }));
}
