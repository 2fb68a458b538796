import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { type Route, routesOf } from '#sandbox/protocol/route.ts';
import { contractRequest, foreignReply } from '#sandbox/protocol/skin.ts';
import { REDACTED } from '../../../src/platform/redaction/redact.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { isForeign, type PlatformProxy } from '../../site/proxy/platformProxy.ts';
import { createMasks } from './masks.ts';
import { isLeftOut, type RecordedCall, type Recording } from './recording.ts';

/** A platform that answers with what was recorded. */
export interface Replay {
  /** The next reply to a call; null for one that was not recorded. */
  answer: (name: EndpointName, request: unknown) => RecordedCall | null;
  /** The first reply, which then still comes first. */
  peek: (name: EndpointName, request: unknown) => RecordedCall | null;
}

/** Points in time differ at each visit: ms as a number or as text. */
const isTime = (value: unknown): boolean => /^\d{12,14}$/.test(String(value));

/** What makes two requests alike: their values, but secrets and points in time. */
function likeness(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(likeness);
  if (typeof value !== 'object' || value === null) return isTime(value) ? 'time' : String(value);
  return Object.entries(value)
    .filter(([, part]) => part !== undefined && part !== null)
    .map(([name, part]) => [name, likeness(part)])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
}

/**
 * Answers calls in the order in which they were recorded, each alike by itself; the last reply is given again. A sealed request
 * was not recorded, so that any of its call is alike; so is any of a read for visitors, which the preview also makes itself.
 */
export function createReplay({ calls }: Recording): Replay {
  const turns = new Map<string, number>();
  const keyOf = (name: EndpointName, request: unknown): string => {
    const { access, body } = endpoints[name] as Endpoint;
    if (isLeftOut(name) || (access === 'visitor' && body === 'none')) return name;
    // the masks are those of one request: only that something stands there is alike
    const masked = createMasks().mask(request ?? null);
    return `${name} ${JSON.stringify(likeness(blank(request, masked)))}`;
  };
  const known = new Map<string, RecordedCall[]>();
  for (const call of calls) {
    const key = keyOf(call.name, call.request);
    known.set(key, [...(known.get(key) ?? []), call]);
  }
  const at = (key: string, turn: number): RecordedCall | null => {
    const alike = known.get(key) ?? [];
    return alike[Math.min(turn, alike.length - 1)] ?? null;
  };
  return {
    peek: (name, request) => at(keyOf(name, request), 0),
    answer(name, request) {
      const key = keyOf(name, request);
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return at(key, turn);
    },
  };
}

/** The request with every value that a mask changed replaced by one and the same. */
function blank(value: unknown, masked: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value === masked && !String(value).includes(REDACTED) ? value : '*';
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, blank(part, (masked as Record<string, unknown>)[name])]),
  );
}

/** What is sent to a call, in the words of the contract, as it was recorded. */
function requestOf(brand: LoadedBrand['brand'], route: Route, url: URL, text: string, headers: Headers): unknown {
  const query = url.search === '' ? null : Object.fromEntries(url.searchParams);
  const isForm = headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
  const body = (): unknown => (isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as unknown));
  return contractRequest(brand, route, text === '' ? query : body(), headers);
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString();
}

const headersOf = ({ headers }: IncomingMessage): Headers =>
  new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

const refusal = (call: string) => ({ success: false, message: `Not recorded: ${call}`, value: null });

/** A reply as the platform of the brand writes it. */
const textFor = (brand: LoadedBrand['brand'], { name, endpoint }: Route, reply: unknown): string =>
  typeof reply === 'string' ? reply : foreignReply(brand, name, endpoint, JSON.stringify(reply));

/** The recording in the place of a running platform. `write` gets one line for each call that was not recorded. */
export function replayPlatform(file: string, recording: Recording, write: (line: string) => void = console.error): PlatformProxy {
  const replay = createReplay(recording);
  const origin = 'http://recording.localhost';
  const json = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  const said = new Set<string>();
  const lost = (call: string): void => {
    if (!said.has(call)) write(`${file}: not recorded: ${call}`);
    said.add(call);
  };
  return {
    originOf: () => origin,
    isRecorded: true,
    isCall: (incoming, { brand }) =>
      routesOf(brand)(incoming.method ?? 'GET', new URL(incoming.url ?? '/', origin).pathname) !== undefined,
    askFor:
      ({ id, brand }) =>
      async (request) => {
        const url = new URL(request.url);
        const title = `${request.method} ${url.pathname}`;
        const route = routesOf(brand)(request.method, url.pathname);
        if (route === undefined) return null;
        const sent = requestOf(brand, route, url, await request.text(), request.headers);
        const call = id === recording.brand ? replay.peek(route.name, sent) : null;
        if (call === null) lost(title);
        const body = textFor(brand, route, call?.reply ?? refusal(title));
        return new Response(body, { status: call === null || call.status === 0 ? 502 : call.status, headers: json });
      },
    pass(incoming, outgoing: ServerResponse, { id, brand }) {
      if (isForeign(incoming)) return void outgoing.writeHead(403).end();
      const url = new URL(incoming.url ?? '/', origin);
      const route = routesOf(brand)(incoming.method ?? 'GET', url.pathname);
      if (route === undefined) return void outgoing.writeHead(404).end();
      const title = `${incoming.method} ${url.pathname} (${route.name})`;
      textOf(incoming)
        .then((text) => {
          const request = requestOf(brand, route, url, text, headersOf(incoming));
          const call = id === recording.brand ? replay.answer(route.name, request) : null;
          if (call === null) lost(title);
          if (call?.status === 0) return void outgoing.destroy();
          const body = textFor(brand, route, call?.reply ?? refusal(title));
          // the page takes the platform's clock from here, so that what was open then is open now
          outgoing.writeHead(call?.status ?? 200, { ...json, Date: new Date(call?.at ?? Date.now()).toUTCString() });
          outgoing.end(body);
        })
        .catch(() => outgoing.writeHead(400).end());
    },
  };
}
