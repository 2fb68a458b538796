import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Mappings, ResolvedBrand } from '#contract/types.ts';
import { type Endpoint, type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import { addressOf, openBody } from '#platform/http/request.ts';
import type { Ask } from '../../site/publish/visitorReads.ts';

type Table = Readonly<Record<string, unknown>>;

/** A made-up platform: what a brand says of it, and, written by hand without that, what it does around the simulated one. */
export interface Skin {
  readonly mappings: Mappings;
  readonly endpoints: ResolvedBrand['api']['endpoints'];
  /** A call whose request stands in the path or in headers, too. */
  readonly find?: (
    line: string,
    headers: Readonly<Record<string, string>>,
  ) => { readonly name: EndpointName; readonly sent: Table } | null;
  /** The headers of the contract for those of the platform. */
  readonly headers?: (sent: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /** The request of the contract for one of the platform. */
  readonly request: (name: EndpointName, sent: Table) => Table;
  /** The text of the platform's reply for one of the contract. */
  readonly reply: (name: EndpointName, reply: { success: boolean; message: string | null; value: unknown }) => string;
}

export const table = (value: unknown): Record<string, unknown> => value as Record<string, unknown>;

const moneyNames = new Set(['min', 'max', 'fee', 'quickAmounts', 'amount', 'balanceAfter', 'toPay', 'in', 'out', 'bonus']);
const timeNames = new Set(['date', 'startTime', 'endTime', 'time', 'expiresAt', 'expireTime', 'maintenanceEndTime']);

/** A value with its amounts and points in time in other forms, wherever they stand. */
export function written(value: unknown, amount: (text: unknown) => unknown, time: (ms: unknown) => unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item, amount, time, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, written(one, amount, time, key)]));
  if (timeNames.has(name) && typeof value === 'number') return time(value);
  return moneyNames.has(name) && /^-?\d/.test(String(value)) ? amount(value) : value;
}

/** A part of a JSON value, which tests know. */
export const part = (value: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | null | undefined)?.[key], value);

const bodyOf = async (incoming: AsyncIterable<Uint8Array>): Promise<string> => {
  const parts: Uint8Array[] = [];
  for await (const one of incoming) parts.push(one);
  return Buffer.concat(parts).toString();
};

/** Serves the simulated platform over HTTP in the words of a skin. */
export async function serveSkin(skin: Skin, ask: Ask) {
  const names = new Map(
    (Object.entries(endpoints) as [EndpointName, Endpoint][]).map(([name, row]) => {
      const own = { ...row, ...skin.endpoints[name] };
      return [`${own.method} ${own.path}`, name] as const;
    }),
  );
  const seen: { name: EndpointName; sent: Table; headers: Table }[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const url = new URL(incoming.url ?? '/', 'http://skin.invalid');
      const line = `${incoming.method} ${url.pathname}`;
      const received = incoming.headers as Readonly<Record<string, string>>;
      const found = skin.find?.(line, received) ?? null;
      const name = found?.name ?? names.get(line as `GET ${string}`);
      if (name === undefined) return outgoing.writeHead(404).end();
      const text = await bodyOf(incoming);
      const body = text.startsWith('{') ? (JSON.parse(text) as Table) : Object.fromEntries(url.searchParams);
      seen.push({ name, sent: body, headers: received });
      const sent = { ...body, ...found?.sent };
      const row: Endpoint = endpoints[name];
      const open: Endpoint = row.body === 'sealed' ? { ...row, body: 'json' } : row;
      const request = skin.request(name, sent);
      const written = openBody(open, request);
      const own = skin.headers?.(received);
      const headers = { ...received, ...own, 'content-type': written?.contentType ?? 'text/plain' };
      const address = addressOf('https://stage.example', open, request);
      const reply = await ask(
        new Request(address, { method: row.method, headers, ...(written !== null && { body: written.text }) }),
      );
      const { status } = reply!;
      const answer = skin.reply(name, (await reply!.json()) as Parameters<Skin['reply']>[1]);
      return outgoing.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(answer);
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    close: () => new Promise((done) => (server.close(done), server.closeAllConnections())),
  };
}
