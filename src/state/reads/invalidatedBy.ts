import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';

/** Reads of what a member has, and of what has moved it. */
export const moneyReads = [
  'balance',
  'withdrawInfo',
  'memTransDet',
  'memberProfit',
  'playStatement',
  'bonusDetails',
] as const satisfies readonly EndpointName[];

/** The reads that a write may change. */
export function invalidatedBy(name: EndpointName): readonly string[] {
  const { money, invalidates = [] }: Endpoint = endpoints[name];
  return money === true ? [...moneyReads, ...invalidates] : invalidates;
}
