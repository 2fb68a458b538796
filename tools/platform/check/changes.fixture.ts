import { type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import type { Ask } from '../../site/publish/visitorReads.ts';
import { NOW } from './stage.fixture.ts';

/** Changes how a stage answers. */
export type Change = (stage: Ask) => Ask;

type Value = Record<string, unknown>;

const isCall = (request: Request, name: EndpointName): boolean =>
  new URL(request.url).pathname === endpoints[name].path && request.method === endpoints[name].method;

/** Changes one call; all others are answered as they were. */
export const onCall =
  (name: EndpointName, answer: (request: Request, stage: Ask) => Promise<Response | null>): Change =>
  (stage) =>
  async (request) =>
    isCall(request, name) ? answer(request, stage) : stage(request);

/** Changes every reply of a call. */
export const reply = (
  name: EndpointName,
  change: (response: Response, request: Request) => Response | Promise<Response>,
): Change =>
  onCall(name, async (request, stage) => {
    const response = await stage(request.clone());
    return response === null ? null : change(response, request);
  });

const headed = (response: Response, body: string): Response => {
  const { status, headers } = response;
  return new Response(body, { status, headers });
};

/** Changes the value of accepted open replies of a call. */
export const value = (name: EndpointName, change: (value: Value, request: Request) => unknown): Change =>
  reply(name, async (response, request) => {
    const text = await response.clone().text();
    if (!text.startsWith('{"success":true')) return response;
    const envelope = JSON.parse(text) as { value: Value };
    return headed(response, JSON.stringify({ ...envelope, value: change(envelope.value, request) }));
  });

/** Changes the rows of a list. */
export const rows = (name: EndpointName, change: (rows: Value[], request: Request) => unknown): Change =>
  value(name, (page, request) => ({ ...page, rows: change(page['rows'] as Value[], request) }));

/** Changes each row of a list. */
export const row = (name: EndpointName, change: (row: Value) => unknown): Change => rows(name, (all) => all.map(change));

export const without =
  (...keys: string[]) =>
  (from: Value): Value =>
    Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));

/** Changes headers of every reply of a call; null removes one. */
export const header = (name: EndpointName, key: string, text: string | null): Change =>
  reply(name, (response) => {
    const headers = new Headers(response.headers);
    if (text === null) headers.delete(key);
    else headers.set(key, text);
    return new Response(response.body, { status: response.status, headers });
  });

/** Answers a call with this text; the stage does not learn of it. */
export const always = (name: EndpointName, text: string, status = 200, type = 'application/json'): Change =>
  onCall(name, async () => {
    const headers = { 'content-type': type, 'cache-control': 'no-store', date: new Date(NOW).toUTCString() };
    return new Response(text, { status, headers });
  });

/** Changes the query before the stage sees it. */
export const query = (name: EndpointName, change: (query: URLSearchParams) => void): Change =>
  onCall(name, (request, stage) => {
    const url = new URL(request.url);
    change(url.searchParams);
    return stage(new Request(url, { method: request.method, headers: request.headers }));
  });

/** Answers what is refused with this status and code as if it were fine. */
export const accepts = (name: EndpointName, code: string, text = '{"success":true,"message":null,"value":null}'): Change =>
  reply(name, async (response) =>
    (await response.clone().text()).includes(`"message":"${code}"`)
      ? new Response(text, { headers: noBody(response.headers) })
      : response,
  );

function noBody(from: Headers): Headers {
  const headers = new Headers(from);
  headers.set('content-type', 'application/json');
  return headers;
}

/** Answers a refused read as it answered the last accepted one. */
export const serves =
  (name: EndpointName, code: string): Change =>
  (stage) => {
    let last = '{"success":true,"message":null,"value":{}}';
    return reply(name, async (response) => {
      const text = await response.clone().text();
      if (text.startsWith('{"success":true')) last = text;
      return text.includes(`"message":"${code}"`) ? new Response(last, { headers: response.headers }) : response;
    })(stage);
  };

/** A key that is new each time: the stage never sees one twice. */
export const freshKey = (name: EndpointName): Change =>
  onCall(name, async (request, stage) => {
    const headers = new Headers(request.headers);
    headers.set('idempotency-key', crypto.randomUUID());
    return stage(new Request(request.url, { method: request.method, headers, body: await request.text() }));
  });
