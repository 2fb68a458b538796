import type { CallMapping, MappedRequest } from '#platform/mapping/callMapping.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import { type Envelope, readEnvelope } from '#platform/replies/envelope.ts';
import { CallError } from '#platform/errors/callError.ts';
import { pep1 } from '#platform/sealing/pep1.ts';
import type { PayloadCipher } from '#platform/sealing/payloadCipher.ts';
import { exactProperties, prepareReply, readReply, type Reply } from '#platform/replies/readReply.ts';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';
import { addressOf, headersOf, openBody } from './request.ts';
import { retryAfterMs } from './retry.ts';
import type { ServerClock } from '#platform/clock/serverClock.ts';
import type { Received } from './outgoing.ts';
import { type Fetch, send } from './transport.ts';

export interface ExchangeOptions {
  origin?: string;
  tokenHeader?: string;
  language: () => string;
  cipher: PayloadCipher;
  /** Of a brand whose platform has names and shapes of its own. */
  mapping?: CallMapping | undefined;
  clock: ServerClock;
  report: (event: ReportEvent) => void;
  fetch?: Fetch;
}

export interface Attempt {
  token: string | null;
  /** Further headers, created anew for each try. */
  headers: () => Promise<Record<string, string>>;
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

interface RawReply {
  status: number;
  /** Opened where it was sealed. */
  text: string;
}

type ReadReply = (reply: RawReply) => Envelope | null;

export type Exchange = <K extends EndpointName>(
  name: K,
  endpoint: Endpoint,
  request: unknown,
  attempt: Attempt,
) => Promise<Reply<K>>;

/** Codes that refuse how a request was sent, not the request itself. */
const TOKEN_INVALID = 'token_invalid';
const CLOCK_SKEW = 'clock_skew';
const KEY_ROTATED = 'key_rotated';
const SEALED_REFUSED = /^(?:sealed_|encryption_required$)/;

/**
 * One request and its reply: headers, sealing, status, envelope. A payload sealed with a wrong time or an old key is sealed
 * again, once per reason.
 * @throws CallError
 */
export function createExchange(options: ExchangeOptions): Exchange {
  const { cipher, clock, mapping } = options;
  const reader = (name: EndpointName, endpoint: Endpoint): ReadReply =>
    mapping === undefined
      ? ({ text }) => readEnvelope(text, exactProperties(name))
      : (reply) => mapping.envelope(name, endpoint, reply);

  const sendAttempt = async (name: EndpointName, row: Endpoint, given: unknown, attempt: Attempt): Promise<Envelope> => {
    const { endpoint, request } = mapping === undefined ? { endpoint: row, request: given } : mapped(mapping, name, row, given);
    const read = reader(name, row);
    const target = { method: endpoint.method, path: endpoint.path };
    const sealed = endpoint.body === 'sealed' ? await cipher.seal(target, request) : null;
    const own = headersOf(endpoint, request, {
      language: options.language(),
      token: attempt.token,
      tokenHeader: options.tokenHeader,
      further: { ...sealed?.headers, ...(await attempt.headers()) },
    });
    const headers = mapping?.headers(name, own, options.tokenHeader) ?? own;
    const url = addressOf(options.origin ?? '', endpoint, request);
    const body = sealed?.text ?? openBody(endpoint, request)?.text ?? null;
    const { timeoutMs, signal } = attempt;
    const sentAt = clock.monotonic();
    prepareReply(name);
    const received = await send(
      { endpoint: name, url, method: endpoint.method, headers, body, timeoutMs, signal },
      options.fetch,
    );
    // a cached answer has an old date, as one that was requested before this call
    if (received.header('age') === null && received.early !== true)
      clock.learn(received.header('date'), sentAt, clock.monotonic());

    const failure = failureOf(name, received, clock.now());
    if (failure !== null) throw failure;
    const isSealed = received.header('content-type')?.startsWith(pep1.mediaType) === true;
    if (received.status === 403) {
      // only a code with a text of ours is ever shown of it, so that it need not be sealed
      const words = isSealed ? await sealed?.open(received.text).catch(() => '') : received.text;
      throw new CallError('forbidden', name, { status: 403, code: read({ status: 403, text: words ?? '' })?.code });
    }
    if (isSealed && sealed === null) throw new CallError('encryption', name, { status: received.status });
    const text = isSealed && sealed !== null ? await sealed.open(received.text) : received.text;
    const envelope = envelopeOf(name, { status: received.status, text }, attempt.token, read);
    if (!isSealed && sealed?.wantsSealedReply === true && !mayBeOpen(envelope)) {
      throw new CallError('encryption', name, { status: received.status });
    }
    return envelope;
  };

  /** Corrects the cause of a refused sealed payload; false for other refusals. */
  const repair = async ({ code, value }: Envelope): Promise<boolean> => {
    if (code === KEY_ROTATED) {
      await cipher.renewKeys();
      return true;
    }
    if (code !== CLOCK_SKEW) return false;
    // without a stated time the reply's date header was used already
    const time: unknown = typeof value === 'object' && value !== null && 'serverTime' in value ? value.serverTime : null;
    if (typeof time === 'number' && Number.isFinite(time)) clock.set(time);
    return true;
  };

  return async (name, endpoint, request, attempt) => {
    const repaired = new Set<string>();
    for (;;) {
      const envelope = await sendAttempt(name, endpoint, request, attempt);
      if (envelope.success) return readReply(name, envelope, options.report);
      if (SEALED_REFUSED.test(envelope.code) || repaired.has(envelope.code)) throw new CallError('encryption', name);
      if (!(await repair(envelope))) return readReply(name, envelope, options.report);
      repaired.add(envelope.code);
    }
  };
}

/** True for a refusal by a platform that could not open the request. Any other unsealed reply may be forged (T10). */
const mayBeOpen = ({ success, code }: Envelope): boolean =>
  !success && (SEALED_REFUSED.test(code) || code === KEY_ROTATED || code === CLOCK_SKEW);

/** @throws CallError unsendable for a value that the platform's unit, path or headers cannot hold */
function mapped(mapping: CallMapping, name: EndpointName, row: Endpoint, request: unknown): MappedRequest {
  try {
    return mapping.outgoing(name, row, request);
  } catch (cause) {
    throw new CallError('unsendable', name, { cause });
  }
}

/** The failure that the status alone decides; null when the body has a say. */
function failureOf(name: EndpointName, { status, header }: Received, serverNow: number): CallError | null {
  if (status >= 500) return new CallError('unavailable', name, { status });
  if (status !== 429) return null;
  const wait = retryAfterMs(header('retry-after'), serverNow);
  return new CallError('throttled', name, { status, ...(wait === undefined ? {} : { retryAfterMs: wait }) });
}

/** The envelope of a reply below 500. A refusal may have any such status, a success only 2xx. */
function envelopeOf(name: EndpointName, reply: RawReply, token: string | null, read: ReadReply): Envelope {
  const { status } = reply;
  const envelope = read(reply);
  const refused = envelope !== null && !envelope.success;
  const tokenRejected = status === 401 && (token !== null || !refused);
  if (tokenRejected || (refused && envelope.code === TOKEN_INVALID)) throw new CallError('unauthorized', name, { status });
  const fine = status >= 200 && status < 300;
  if (envelope === null || (envelope.success && !fine)) throw new CallError('badResponse', name, { status });
  return envelope;
}
