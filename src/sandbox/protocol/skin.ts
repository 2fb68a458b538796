import { mappedKeys } from '#contract/mappedKeys.ts';
import { writeForeign } from '#engine/mapping/mapEnvelope.ts';
import { keysOf, toContract, toForeign } from '#engine/mapping/mapValue.ts';
import type { Endpoint, EndpointName } from '#platform/endpoints/endpoints.ts';
import { callOf, envelopeFor, formsFor, type MappedBrand } from '#platform/mapping/callMapping.ts';

// The simulated platform of a brand with mappings speaks as the real one does: the same table, the other way.

type Row = Pick<Endpoint, 'request' | 'response' | 'failure'>;

/** The request of a call in the words of the contract, from the platform's. */
export function contractRequest(brand: MappedBrand, name: EndpointName, row: Row, body: unknown): unknown {
  if (brand.mappings === undefined) return body;
  const { request: rule = {}, add = {} } = callOf(brand, name);
  const added = new Set(Object.keys(add).flatMap((path) => keysOf(path).slice(0, 1)));
  const own = Object.fromEntries(Object.entries(body ?? {}).filter(([key]) => !added.has(key)));
  return toContract(rule, own, formsFor(brand, row.request, mappedKeys));
}

/** A reply of the contract as JSON text in the words of the platform. */
export function foreignReply(brand: MappedBrand, name: EndpointName, row: Row, reply: string): string {
  if (brand.mappings === undefined) return reply;
  const { success, message, value } = JSON.parse(reply) as { success: boolean; message: string | null; value: unknown };
  const { reply: rule = {}, failure = {} } = callOf(brand, name);
  const mapped = success
    ? toForeign(rule, value, formsFor(brand, row.response, mappedKeys))
    : toForeign(failure, value, formsFor(brand, row.failure, mappedKeys));
  return JSON.stringify(writeForeign(envelopeFor(brand, name), { success, message: message ?? '', value: mapped ?? null }));
}
