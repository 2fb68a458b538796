import { vi } from 'vitest';
import { createPlainCipher } from '#platform/sealing/cipher.ts';
import { type ClientOptions, createClient } from './client.ts';
import type { EndpointName } from '#platform/endpoints/endpoints.ts';
import type { ReportEvent } from '#platform/telemetry/reportEvents.ts';

// imported before tests install a fake clock, which would block a dynamic import
await import('#contract/replies/replySchemas.ts');

/** One request as received. */
export interface SeenRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: string;
  signal: AbortSignal;
  /** Ms since the test began. */
  at: number;
}

export type Answer = (request: SeenRequest, index: number) => Response | Promise<Response>;

/** An envelope as a reply. */
export function ok(value: unknown, init: ResponseInit = {}): Response {
  return Response.json({ success: true, message: null, value }, init);
}

export function refused(message: unknown, value: unknown = null, init: ResponseInit = {}): Response {
  return Response.json({ success: false, message, value }, init);
}

/** What `fetch` throws without connection. */
export function noConnection(): never {
  throw new TypeError('Failed to fetch');
}

/** A client over a `fetch` defined by the test, with plain payloads and a constant random of one half. */
export function createFakePlatform(answer: Answer, options: Partial<ClientOptions> = {}) {
  const seen: SeenRequest[] = [];
  const reports: ReportEvent[] = [];
  const onUnauthorized = vi.fn();
  const onTokenMissing = vi.fn<(name: EndpointName) => void>();
  const onUnavailable = vi.fn();
  const began = performance.now();
  const client = createClient({
    token: () => 'st_1',
    language: () => 'PT',
    cipher: createPlainCipher(),
    onUnauthorized,
    onTokenMissing,
    onUnavailable,
    report: (event) => reports.push(event),
    random: () => 0.5,
    fetch: async (url, init) => {
      const { pathname, searchParams } = new URL(url, 'http://portal.test');
      const request: SeenRequest = {
        method: init.method ?? 'GET',
        path: pathname,
        query: searchParams,
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? init.body : '',
        signal: init.signal ?? new AbortController().signal,
        at: performance.now() - began,
      };
      seen.push(request);
      return answer(request, seen.length - 1);
    },
    ...options,
  });
  return { client, seen, reports, onUnauthorized, onTokenMissing, onUnavailable };
}

/** Advances the fake clock until the promise settles; returns the outcome. */
export async function settle<Result>(promise: Promise<Result>): Promise<PromiseSettledResult<Result>> {
  let outcome: PromiseSettledResult<Result> | undefined;
  promise.then(
    (value) => (outcome = { status: 'fulfilled', value }),
    (reason: unknown) => (outcome = { status: 'rejected', reason }),
  );
  // modules load in real time, so real timers and the fake clock alternate
  for (let turn = 0; outcome === undefined && turn < 3_000; turn += 1) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(10);
  }
  if (outcome === undefined) throw new Error('It did not settle within 30 s of the fake clock');
  return outcome;
}

/** The error it was rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  const outcome = await settle(promise);
  return outcome.status === 'rejected' ? outcome.reason : undefined;
}
