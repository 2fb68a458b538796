import type { PayloadKey, ResolvedBrand } from '#contract/types.ts';
import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { addressOf, headersOf, openBody, overridden } from '../../../src/platform/http/request.ts';
import { exactProperties } from '../../../src/platform/replies/readReply.ts';
import { readEnvelope } from '../../../src/platform/replies/envelope.ts';
import { mappingOf } from '../../../src/platform/mapping/brandMapping.ts';
import type { SealedPayload } from '../../../src/platform/sealing/payloadCipher.ts';
import { sealRequest } from '../../../src/platform/sealing/pep1Cipher.ts';
import { pep1 } from '../../../src/platform/sealing/pep1.ts';
import type { Ask } from '../../site/publish/visitorReads.ts';
import type { Exchange, Variation } from './exchange.ts';
import { connectionFault } from '../../site/proxy/connectionFault.ts';
import { UnusableError } from './unusable.ts';

/** A sealed body as it was sent, to be sent again. */
export interface SealedBody {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes calls as the portal of one brand does, or differently on purpose. */
export interface Caller {
  readonly brand: ResolvedBrand;
  /** The row of a call with the brand's own method and path. */
  endpointOf(name: EndpointName): Endpoint;
  /** @throws UnusableError after three calls in a row that got no reply */
  ask(name: EndpointName, request: unknown, variation?: Variation): Promise<Exchange>;
  /** Seals a body for a call; null where the brand has no key, or the call takes no sealed body. */
  seal(name: EndpointName, body: unknown, variation?: Pick<Variation, 'shiftSeconds' | 'sealedFor'>): Promise<SealedBody | null>;
  /** Asks an address that is no call. @returns the status, 0 without reply */
  askPath(path: string): Promise<number>;
  /** The platform's time by its last `Date`, ms. */
  now(): number;
}

interface CallerOptions {
  readonly ask: Ask;
  readonly origin: string;
  readonly brand: ResolvedBrand;
  /** Public keys, the current one first; none: bodies are sent open. */
  readonly keys: readonly PayloadKey[];
  /** Time of this machine, ms. */
  readonly now?: () => number;
}

const MOST_LOST = 3;

const withoutReply = { status: 0, headers: new Headers(), text: '', bytes: 0, envelope: null, sealedReply: false };

/** A caller of the platform at an origin. */
export function callerOf({ ask, origin, brand, keys, now = Date.now }: CallerOptions): Caller {
  let ahead = 0;
  let lost = 0;
  const endpointOf = (name: EndpointName): Endpoint => overridden(endpoints[name], brand.api.endpoints[name]);
  const mapping = mappingOf(brand);
  const isMapped = mapping !== undefined;
  const clock = () => now() + ahead;
  const sealFor = async (
    endpoint: Endpoint,
    body: unknown,
    { shiftSeconds = 0, sealedFor }: Variation,
  ): Promise<SealedPayload | null> => {
    const key = keys.find(({ notAfter }) => notAfter === undefined || notAfter > clock());
    if (key === undefined) return null;
    const target = { method: endpoint.method, path: sealedFor ?? endpoint.path };
    return sealRequest(key, target, body, Math.floor(clock() / 1_000) + shiftSeconds);
  };
  const envelopeOf = (name: EndpointName, row: Endpoint, status: number, text: string) =>
    mapping === undefined ? readEnvelope(text, exactProperties(name)) : mapping.envelope(name, row, { status, text });
  /** Headers of a call that depend on the device or the try. */
  const furtherOf = async (name: EndpointName, endpoint: Endpoint, { key }: Variation) => {
    const wantsRandom = endpoint.deviceHeaders === true || (name === 'customerService' && brand.security.csPathMode === 'jwe');
    const random = wantsRandom ? ((await sealFor(endpoint, { r: 'conformance' }, {}))?.text ?? 'open') : null;
    const idempotency = key === undefined ? (endpoint.idempotent === true ? crypto.randomUUID() : null) : key;
    return {
      ...(endpoint.deviceHeaders === true && { os: 'Linux' }),
      ...(random !== null && { random }),
      ...(idempotency !== null && { 'Idempotency-Key': idempotency }),
    };
  };
  const send = async (request: Request): Promise<Response | string> => {
    try {
      const response = await ask(request);
      lost = 0;
      const date = Date.parse(response?.headers.get('date') ?? '');
      if (Number.isFinite(date)) ahead = date - now();
      return response ?? 'no such call';
    } catch (cause) {
      if (cause instanceof UnusableError) throw cause;
      lost += 1;
      const fault = connectionFault(cause);
      if (lost >= MOST_LOST) throw new UnusableError(`${origin}: ${fault}; three calls in a row got no reply`);
      return fault;
    }
  };
  return {
    brand,
    endpointOf,
    now: clock,
    async seal(name, body, variation = {}) {
      const endpoint = endpointOf(name);
      return endpoint.body === 'sealed' ? sealFor(endpoint, body, variation) : null;
    },
    async askPath(path) {
      const response = await send(new Request(origin + path));
      return typeof response === 'string' ? 0 : response.status;
    },
    async ask(name, request, variation = {}) {
      const row = endpointOf(name);
      const { endpoint, request: mapped } = mapping?.outgoing(name, row, request) ?? { endpoint: row, request };
      const { raw, open, token = null } = variation;
      const sealed =
        endpoint.body === 'sealed' && raw === undefined && open !== true ? await sealFor(endpoint, mapped, variation) : null;
      const sent: Endpoint = endpoint.body === 'sealed' ? { ...endpoint, body: 'json' } : endpoint;
      const parts = { language: brand.languages.default, token, tokenHeader: brand.api.tokenHeader };
      const further = { ...(await furtherOf(name, endpoint, variation)), ...sealed?.headers, ...raw?.headers };
      const own = headersOf(sent, mapped, { ...parts, further });
      const headers = mapping?.headers(name, own, brand.api.tokenHeader) ?? own;
      const body = raw?.text ?? sealed?.text ?? openBody(sent, mapped)?.text;
      const init = { method: endpoint.method, headers, ...(body !== undefined && { body }) };
      const response = await send(new Request(addressOf(origin, sent, mapped), init));
      const sealedRequest = sealed !== null;
      if (typeof response === 'string') return { name, request, isMapped, sealedRequest, connection: response, ...withoutReply };
      const bytes = new Uint8Array(await response.arrayBuffer());
      const plain = new TextDecoder().decode(bytes);
      const isSealed = (response.headers.get('content-type') ?? '').startsWith(pep1.mediaType);
      const opened = isSealed && sealed !== null ? await sealed.open(plain).catch(() => null) : null;
      const text = opened ?? plain;
      return {
        name,
        request,
        isMapped,
        sealedRequest,
        connection: null,
        status: response.status,
        headers: response.headers,
        text,
        bytes: bytes.length,
        envelope: isSealed && opened === null ? null : envelopeOf(name, row, response.status, text),
        sealedReply: opened !== null,
      };
    },
  };
}
