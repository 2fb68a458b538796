import type { MappedCall, MappedEnvelope, Mappings } from '#contract/types.ts';
import { readDigits } from '#engine/mapping/digits.ts';
import { readForeign } from '#engine/mapping/mapEnvelope.ts';
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

/** The calls of a platform that has its own names and shapes. */
export interface CallMapping {
  /** The row of a call with the request where the platform wants it; a sealed one stays sealed. */
  endpoint(name: string, endpoint: Endpoint): Endpoint;
  /** A request as the platform wants it. @throws InexactAmount for an amount below its smallest unit */
  request(name: string, endpoint: Endpoint, request: unknown): unknown;
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

export function mappedEndpoint(brand: MappedBrand, name: string, endpoint: Endpoint): Endpoint {
  const { body } = callOf(brand, name);
  return body === undefined || endpoint.body === 'sealed' ? endpoint : { ...endpoint, body: PLACES[body] };
}

/**
 * @param keys those of the calls that are made
 * @param isCode whether a message is a code of the contract
 */
export function createCallMapping(brand: MappedBrand, keys: MappedKeys, isCode: (message: string) => boolean): CallMapping {
  return {
    endpoint: (name, endpoint) => mappedEndpoint(brand, name, endpoint),
    request(name, endpoint, request) {
      const { request: rule = {}, add } = callOf(brand, name);
      const given = endpoint.request === null ? undefined : (request ?? {});
      const mapped = given === undefined ? request : toForeign(rule, given, formsFor(brand, endpoint.request, keys));
      if (add === undefined) return mapped;
      const whole = { ...(mapped as Record<string, unknown> | undefined) };
      for (const [path, value] of Object.entries(add)) setAt(whole, path, value);
      return whole;
    },
    envelope(name, endpoint, { status, text }) {
      const found = readForeign(envelopeFor(brand, name), readDigits(text), status);
      if (found === null) return null;
      const { success, message } = found;
      const { reply = {}, failure = {} } = callOf(brand, name);
      const [rule, title] = success ? [reply, endpoint.response] : [failure, endpoint.failure];
      const value = toContract(rule, found.value, formsFor(brand, title, keys));
      return { success, message, code: isCode(message) ? message : '', value };
    },
  };
}
