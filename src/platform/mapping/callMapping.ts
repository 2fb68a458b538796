import type { MappedCall, MappedEnvelope, MappedHeader, Mappings } from '#contract/types.ts';
import { readDigits } from '#engine/mapping/digits.ts';
import { readForeign } from '#engine/mapping/mapEnvelope.ts';
import {
  fillPath,
  headersOfRequest,
  type OwnHeaders,
  parametersOf,
  renamedHeaders,
  withoutPaths,
} from '#engine/mapping/mapPlaces.ts';
import { type Forms, setAt, toContract, toForeign } from '#engine/mapping/mapValue.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import type { Envelope } from '#platform/replies/envelope.ts';

/** What the mappings of a brand are made of. */
export interface MappedBrand {
  mappings?: Mappings;
  timeZone?: string | undefined;
  currency: { decimals?: number | undefined };
}

/** Amounts and points in time by the title of a schema. */
export type MappedKeys = Readonly<
  Record<string, { readonly money?: readonly string[]; readonly time?: readonly string[] } | undefined>
>;

/** A request in the words of a platform, and the row by which it is sent. */
export interface MappedRequest {
  /** With the request where the platform wants it, its own path, and its headers; a sealed request stays sealed. */
  endpoint: Endpoint;
  request: unknown;
}

/** The calls of a platform that has its own names and shapes. */
export interface CallMapping {
  /**
   * A request as the platform wants it.
   * @throws InexactAmount for an amount below its smallest unit
   * @throws UnplacedValue where a value of its path is missing, or a header cannot hold it
   */
  outgoing(name: string, endpoint: Endpoint, request: unknown): MappedRequest;
  /** Headers of a call as the platform calls them. @param tokenHeader default: Authorization */
  headers(name: string, headers: Record<string, string>, tokenHeader: string | undefined): Record<string, string>;
  /** A reply as the contract has it; null for none of the platform's. */
  envelope(name: string, endpoint: Endpoint, reply: { status: number; text: string }): Envelope | null;
}

const PLACES = { query: 'none', json: 'json', form: 'form' } as const;

export const callOf = ({ mappings }: MappedBrand, name: string): MappedCall => mappings?.calls?.[name] ?? {};

/** The envelope of a call: that of all, with what differs. */
export const envelopeFor = (brand: MappedBrand, name: string): MappedEnvelope => {
  const [all = {}, own = {}] = [brand.mappings?.envelope, callOf(brand, name).envelope];
  return { ...all, ...own, codes: { ...all.codes, ...own.codes } };
};

/** The forms of a request or reply by the title of its schema. */
export function formsFor(
  { mappings = {}, timeZone = 'UTC', currency }: MappedBrand,
  title: string | null | undefined,
  keys: MappedKeys,
): Forms {
  const { money = [], time = [] } = keys[title ?? ''] ?? {};
  return {
    zone: mappings.zone ?? timeZone,
    decimals: mappings.decimals ?? currency.decimals ?? 2,
    formOf: (name) => (money.includes(name) ? (mappings.money ?? 'decimal') : time.includes(name) ? mappings.time : undefined),
  };
}

/** The schema of the value of a refusal; null for none. A sealed request may be refused with the platform's time. */
export const failureOf = ({ body, failure }: Pick<Endpoint, 'body' | 'failure'>, message: string): Endpoint['response'] =>
  body === 'sealed' && message === 'clock_skew' ? 'ClockSkewFailure' : (failure ?? null);

/** The row with the body and the path of the platform, parameters not filled. What is sealed would stand open there. */
export function mappedEndpoint(brand: MappedBrand, name: string, endpoint: Endpoint): Endpoint {
  const { body, path } = callOf(brand, name);
  if (endpoint.body === 'sealed') return endpoint;
  return {
    ...endpoint,
    ...(body !== undefined && { body: PLACES[body] }),
    ...(path !== undefined && { path: path as Endpoint['path'] }),
  };
}

/** The headers of a call: those of all, with its own. */
export const headersFor = (brand: MappedBrand, name: string): Record<string, MappedHeader> => ({
  ...brand.mappings?.headers,
  ...callOf(brand, name).headers,
});

/** Properties of the request that stand in the path or in headers, by their path on the platform. */
export const placedOf = (brand: MappedBrand, name: string, { path, body }: Endpoint): string[] =>
  body === 'sealed' ? [] : [...parametersOf(path), ...Object.values(headersFor(brand, name)).flatMap(({ at }) => at ?? [])];

export const ownHeaders = (tokenHeader = 'Authorization'): OwnHeaders => ({
  language: 'Language',
  token: tokenHeader,
  key: 'Idempotency-Key',
});

/**
 * @param keys those of the calls that are made
 * @param isCode whether a message is a code of the contract
 */
export function createCallMapping(brand: MappedBrand, keys: MappedKeys, isCode: (message: string) => boolean): CallMapping {
  const wholeOf = (name: string, row: Endpoint, request: unknown): unknown => {
    const { request: rule = {}, add } = callOf(brand, name);
    const given = row.request === null ? undefined : (request ?? {});
    const mapped = given === undefined ? request : toForeign(rule, given, formsFor(brand, row.request, keys));
    if (add === undefined) return mapped;
    const whole = { ...(mapped as Record<string, unknown> | undefined) };
    for (const [path, value] of Object.entries(add)) setAt(whole, path, value);
    return whole;
  };
  return {
    outgoing(name, row, request) {
      const whole = wholeOf(name, row, request);
      const endpoint = mappedEndpoint(brand, name, row);
      const path = endpoint.body === 'sealed' ? endpoint.path : fillPath(endpoint.path, whole);
      const headers = headersOfRequest(headersFor(brand, name), endpoint.body === 'sealed' ? undefined : whole);
      return {
        endpoint: { ...endpoint, path: path as Endpoint['path'], headers: { ...endpoint.headers, ...headers } },
        request: withoutPaths(whole, placedOf(brand, name, endpoint)),
      };
    },
    headers: (name, headers, tokenHeader) => renamedHeaders(headersFor(brand, name), headers, ownHeaders(tokenHeader)),
    envelope(name, endpoint, { status, text }) {
      const found = readForeign(envelopeFor(brand, name), readDigits(text), status);
      if (found === null) return null;
      const { success, message } = found;
      const { reply = {}, failure = {} } = callOf(brand, name);
      const [rule, title] = success ? [reply, endpoint.response] : [failure, failureOf(endpoint, message)];
      const value = toContract(rule, found.value, formsFor(brand, title, keys));
      return { success, message, code: isCode(message) ? message : '', value };
    },
  };
}
