import { type Circuit, circuitGroup, createCircuit } from './circuit.ts';
import { pause, withDeadline } from './deadline.ts';
import { deviceOs } from '#platform/browser/deviceOs.ts';
import { type EndpointName, endpoints, type RequestOf } from '#platform/endpoints/endpoints.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import { asCallError, CallError } from '#platform/errors/callError.ts';
import { createExchange } from './exchange.ts';
import { createInFlight } from './inFlight.ts';
import type { CallMapping } from '#platform/mapping/callMapping.ts';
import type { PayloadCipher, SealedPayload } from '#platform/sealing/payloadCipher.ts';
import type { Reply } from '#platform/replies/readReply.ts';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';
import { type EndpointOverride, overridden } from './request.ts';
import { retryDelay } from './retry.ts';
import { createServerClock, type ServerClock } from '#platform/clock/serverClock.ts';
import { createStartupBarrier } from './startupBarrier.ts';
import { createTokenPolicy, type TokenHooks } from './tokenPolicy.ts';
import type { Fetch } from './transport.ts';

export interface ClientOptions extends TokenHooks {
  /** Origin of the platform; empty (the usual case) for the page's own. */
  origin?: string;
  /** The brand's overrides of method and path. */
  overrides?: Readonly<Record<string, EndpointOverride | undefined>>;
  /** Header of `Bearer <token>`. Default: Authorization. */
  tokenHeader?: string;
  /** The interface language as the platform's code, such as PT. */
  language: () => string;
  cipher: PayloadCipher;
  /** Of a brand whose platform has names and shapes of its own. */
  mapping?: CallMapping | undefined;
  clock?: ServerClock;
  /** Called when the platform answered 5xx on the last try: its status may have changed. Not for health checks, which ask for it. */
  onUnavailable?: () => void;
  report: (event: ReportEvent) => void;
  /** Milliseconds, monotonic or not; for delays and limits. */
  now?: () => number;
  random?: () => number;
  fetch?: Fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Time limit per try; by default 10 s for reads and 15 s for writes. */
  timeoutMs?: number;
  /** Time limit of the call with all retries. */
  deadlineMs?: number;
  /** Replaces the session's token: to validate another one, or to end a session that this page has left. */
  token?: string;
  /** Further headers of this call, created anew for each try. */
  headers?: () => Promise<Record<string, string>>;
}

type CallArguments<K extends EndpointName> =
  RequestOf<K> extends undefined ? [request?: undefined, options?: CallOptions] : [request: RequestOf<K>, options?: CallOptions];

export interface Client {
  /**
   * Calls the platform. Returns refusals as values and throws failures.
   * @throws CallError
   */
  call<K extends EndpointName>(name: K, ...[request, options]: CallArguments<K>): Promise<Reply<K>>;
  /** Sealed random bytes for one call's `random` header. @throws CallError encryption */
  sealRandom(name: EndpointName): Promise<SealedPayload>;
  /** Blocks all but start-up calls until the returned function is called. */
  hold(): () => void;
  /** Resets open circuits, on a user's retry. */
  retryNow(): void;
  readonly clock: ServerClock;
}

/** Calls without a connection say nothing of the platform. */
const isConnected = () => globalThis.navigator?.onLine !== false;

const MOST_IN_FLIGHT = 6;
const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 15_000;

export function createClient(options: ClientOptions): Client {
  const { token, cipher, report } = options;
  const now = options.now ?? (() => performance.now());
  const random = options.random ?? Math.random;
  const clock = options.clock ?? createServerClock();
  const inFlight = createInFlight(MOST_IN_FLIGHT);
  const circuits = new Map<string, Circuit>();
  const notBefore = new Map<EndpointName, number>();
  const exchange = createExchange({ ...options, clock });
  const tokenPolicy = createTokenPolicy(options, now);
  const gate = createStartupBarrier();

  const endpointOf = (name: EndpointName): Endpoint => overridden(endpoints[name], options.overrides?.[name]);

  const circuitOf = (endpoint: Endpoint): Circuit => {
    const group = circuitGroup(endpoint.path);
    const circuit = circuits.get(group) ?? createCircuit(now);
    circuits.set(group, circuit);
    return circuit;
  };

  const sealRandom = (name: EndpointName): Promise<SealedPayload> => {
    const { method, path } = endpointOf(name);
    return cipher.sealRandom({ method, path });
  };

  // a secret random text tells demo sessions of one address apart (D-08)
  const deviceHeaders = async (name: EndpointName) => ({ os: deviceOs(), random: (await sealRandom(name)).text });
  const noHeaders = () => Promise.resolve({});

  /** Throws for a call that is certain to fail. */
  const assertSendable = (name: EndpointName, endpoint: Endpoint): void => {
    const throttledFor = (notBefore.get(name) ?? 0) - now();
    if (throttledFor > 0) throw new CallError('throttled', name, { retryAfterMs: throttledFor });
    const openFor = endpoint.method === 'GET' && endpoint.probe !== true ? circuitOf(endpoint).wait() : 0;
    if (openFor > 0) throw new CallError('circuitOpen', name, { retryAfterMs: openFor });
  };

  const tryOnce = async <K extends EndpointName>(
    name: K,
    endpoint: Endpoint,
    request: unknown,
    call: CallOptions,
  ): Promise<Reply<K>> => {
    const circuit = circuitOf(endpoint);
    const sent = call.token ?? token();
    try {
      const timeoutMs = call.timeoutMs ?? (endpoint.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
      const headers = call.headers ?? (endpoint.deviceHeaders ? () => deviceHeaders(name) : noHeaders);
      const attempt = { token: sent, headers, timeoutMs, signal: call.signal };
      const reply = await inFlight.run(name, call.signal, () => exchange(name, endpoint, request, attempt));
      circuit.succeeded();
      return reply;
    } catch (cause) {
      const error = asCallError(cause, name);
      if (error.kind === 'unauthorized') tokenPolicy.rejected(sent);
      if (error.kind === 'throttled' && error.retryAfterMs !== undefined) notBefore.set(name, now() + error.retryAfterMs);
      const isUnanswered = error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'unavailable';
      if (isUnanswered && isConnected()) circuit.failed();
      else if (!isUnanswered && error.status !== undefined) circuit.succeeded();
      throw error;
    }
  };

  const callWithRetries = async <K extends EndpointName>(name: K, request: unknown, call: CallOptions): Promise<Reply<K>> => {
    const endpoint = endpointOf(name);
    if (call.token === undefined) tokenPolicy.require(name, endpoint);
    await gate.pass(name, endpoint, call.signal);
    // the session may have ended while the call waited
    if (call.token === undefined) tokenPolicy.require(name, endpoint);
    assertSendable(name, endpoint);
    for (let tries = 1; ; tries += 1) {
      try {
        return await tryOnce(name, endpoint, request, call);
      } catch (cause) {
        const error = asCallError(cause, name);
        const repeatable = endpoint.method === 'GET' && endpoint.retry !== false;
        const delay = repeatable ? retryDelay(error, tries, random) : null;
        if (delay === null) throw error;
        await pause(name, delay, call.signal);
      }
    }
  };

  const tell = (name: EndpointName, error: CallError): void => {
    // a health check that brings about another one would never end while the platform is down
    if (error.kind === 'unavailable' && endpointOf(name).probe !== true) options.onUnavailable?.();
    if (error.kind === 'aborted' || error.kind === 'noToken') return;
    report({ kind: 'callFailed', endpoint: error.endpoint, reason: error.kind, status: error.status, cause: error.cause });
  };

  return {
    clock,
    async call<K extends EndpointName>(name: K, ...[request, call = {}]: CallArguments<K>): Promise<Reply<K>> {
      try {
        if (call.deadlineMs === undefined) return await callWithRetries(name, request, call);
        return await withDeadline(name, call.deadlineMs, call.signal, (signal) =>
          callWithRetries(name, request, { ...call, signal }),
        );
      } catch (cause) {
        const error = asCallError(cause, name);
        tell(name, error);
        throw error;
      }
    },
    sealRandom: (name) =>
      sealRandom(name).catch((cause: unknown) => {
        throw asCallError(cause, name);
      }),
    hold: () => gate.hold(),
    retryNow: () => circuits.clear(),
  };
}
