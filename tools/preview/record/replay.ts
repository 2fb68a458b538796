import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Endpoint, type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { routesOf } from '#sandbox/protocol/route.ts';
import { REDACTED } from '../../../src/platform/redaction/redact.ts';
import { isForeign, type PlatformProxy } from '../../site/proxy/platformProxy.ts';
import { createMasks } from './masks.ts';
import type { RecordedCall, Recording } from './recording.ts';

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
    if (body === 'sealed' || (access === 'visitor' && body === 'none')) return name;
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

async function requestOf(incoming: IncomingMessage, url: URL): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString();
  if (text === '') return url.search === '' ? null : Object.fromEntries(url.searchParams);
  if (incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true)
    return Object.fromEntries(new URLSearchParams(text));
  return JSON.parse(text) as unknown;
}

const refusal = (call: string) => ({ success: false, message: `Not recorded: ${call}`, value: null });

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
    async ask(request) {
      const { pathname, searchParams } = new URL(request.url);
      const name = (Object.keys(endpoints) as EndpointName[]).find((one) => endpoints[one].path === pathname);
      const call = name === undefined ? null : replay.peek(name, Object.fromEntries(searchParams));
      if (call === null) lost(`GET ${pathname}`);
      const body = JSON.stringify(call?.reply ?? refusal(`GET ${pathname}`));
      return new Response(body, { status: call === null || call.status === 0 ? 502 : call.status, headers: json });
    },
    pass(incoming, outgoing: ServerResponse, { id, brand }) {
      if (isForeign(incoming)) return void outgoing.writeHead(403).end();
      const url = new URL(incoming.url ?? '/', origin);
      const route = routesOf(brand)(incoming.method ?? 'GET', url.pathname);
      const title = `${incoming.method} ${url.pathname} (${route?.name})`;
      requestOf(incoming, url)
        .then((request) => {
          const call = route === undefined || id !== recording.brand ? null : replay.answer(route.name, request);
          if (call === null) lost(title);
          if (call?.status === 0) return void outgoing.destroy();
          // the page takes the platform's clock from here, so that what was open then is open now
          outgoing.writeHead(call?.status ?? 200, { ...json, Date: new Date(call?.at ?? Date.now()).toUTCString() });
          const reply = call?.reply ?? refusal(title);
          outgoing.end(typeof reply === 'string' ? reply : JSON.stringify(reply));
        })
        .catch(() => outgoing.writeHead(400).end());
    },
  };
}
