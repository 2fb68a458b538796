import { createServer, type IncomingHttpHeaders, request, type RequestListener } from 'node:http';
import { createServer as createSecure } from 'node:https';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryCertificate } from '../serve/certificate.ts';
import { before, closeAll, fine, folia, json, listen, status } from './platformProxy.fixture.ts';

afterEach(closeAll);

test('only calls of the table and those by which a brand replaces them are passed on', async () => {
  const asked: string[] = [];
  const { ask } = await before(
    (incoming, reply) => {
      asked.push(`${incoming.method} ${incoming.url}`);
      fine(incoming, reply);
    },
    {
      brand: {
        ...folia(),
        brand: {
          ...folia().brand,
          api: { ...folia().brand.api, endpoints: { systemStatus: { path: '/own/status', method: 'POST' } } },
        },
      },
    },
  );
  expect((await ask('/wps/system/whitelabel?language=PT')).status).toBe(200);
  expect((await ask('/own/status', { method: 'POST', headers: json, body: '{"a":1}' })).status).toBe(200);
  for (const [path, method] of [
    [status, 'GET'],
    ['/own/status', 'GET'],
    ['/wps/system/whitelabel', 'DELETE'],
    ['/wps/admin', 'GET'],
    ['/wps/system/%77hitelabel', 'GET'],
    ['/wps/system/whitelabel/', 'GET'],
  ])
    expect((await ask(path ?? '', { method: method ?? '' })).status, `${method} ${path}`).toBe(404);
  expect(asked).toEqual(['GET /wps/system/whitelabel?language=PT', 'POST /own/status']);
});

test('a request names the platform, and tells nothing of this machine', async () => {
  let headers: IncomingHttpHeaders = {};
  const { ask, port, origin } = await before(
    (incoming, reply) => {
      ({ headers } = incoming);
      fine(incoming, reply);
    },
    { token: { name: 'x-stage', value: 'open' } },
  );
  await ask(status, {
    headers: {
      Host: `folia.localhost:${port}`,
      Origin: `http://folia.localhost:${port}`,
      Referer: `http://folia.localhost:${port}/rng?tab=1`,
      Cookie: 'preview-brand=folia; JSESSIONID=a; sandbox=mine',
      'X-Forwarded-For': '10.0.0.1',
      Connection: 'X-Hop',
      'X-Hop': '1',
      Language: 'PT',
    },
  });
  expect(headers).toMatchObject({
    host: new URL(origin).host,
    origin,
    referer: `${origin}/rng?tab=1`,
    cookie: 'JSESSIONID=a',
    language: 'PT',
    'x-stage': 'open',
  });
  expect(Object.keys(headers)).not.toContain('x-forwarded-for');
  expect(Object.keys(headers)).not.toContain('x-hop');
  await ask(status, { headers: { 'X-Stage': 'own', Cookie: 'sandbox=mine' } });
  expect(headers['x-stage'], "the portal's own header stays").toBe('own');
  expect(headers.cookie).toBeUndefined();
});

test('cookies are taken by the local host, and commands about the other host are not', async () => {
  const { ask } = await before((_, reply) => {
    reply.writeHead(200, {
      ...json,
      'Set-Cookie': [
        'a=1; Domain=.stage.example; Path=/; Secure; SameSite=None; Partitioned; HttpOnly',
        '__Host-b=2; Path=/; Secure; SameSite=Strict',
        'c=3; domain=stage.example; SECURE; SameSite=Strict',
      ],
      'Strict-Transport-Security': 'max-age=9',
      'Retry-After': '3',
    });
    reply.end('{"success":true}');
  });
  const { headers } = await ask(status);
  expect(headers['set-cookie']).toEqual([
    'a=1; Path=/; SameSite=Lax; HttpOnly',
    '__Host-b=2; Path=/; Secure; SameSite=Strict',
    'c=3; SameSite=Strict',
  ]);
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['retry-after']).toBe('3');
});

test('both bodies are passed on as they come', async () => {
  let release = (): void => undefined;
  const got = new Promise<string>((resolve) => {
    release = () => resolve('first part');
  });
  const { port } = await before((incoming, reply) => {
    // answers the first part before the request has ended
    incoming.once('data', (part: Buffer) => {
      reply.writeHead(200, json).write(`{"got":"${String(part)}"`);
    });
    incoming.on('end', () => reply.end('}'));
  });
  const text = await new Promise<string>((resolve) => {
    const outgoing = request({ port, host: '127.0.0.1', path: '/wps/session/login', method: 'POST' }, (reply) => {
      let all = '';
      reply.once('data', () => {
        release();
        outgoing.end('second');
      });
      reply.on('data', (part: Buffer) => (all += String(part)));
      reply.on('end', () => resolve(all));
    });
    outgoing.write('first');
  });
  expect(await got).toBe('first part');
  expect(text).toBe('{"got":"first"}');
});

test('a page of another site cannot call the platform through it', async () => {
  const { ask, port } = await before(fine);
  expect((await ask(status, { headers: { Origin: 'https://evil.example' } })).status).toBe(403);
  expect((await ask(status, { headers: { Origin: 'null' } })).status).toBe(403);
  expect((await ask(status, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  expect((await ask(status, { headers: { Origin: `http://127.0.0.1:${port}` } })).status).toBe(200);
});

test.each<[string, RequestListener, number, string]>([
  [
    'a redirect',
    (_, reply) => reply.writeHead(302, { Location: 'https://login.example/' }).end(),
    502,
    `GET ${status}: answered 302 to https://login.example/; redirects are not followed`,
  ],
  [
    'HTML',
    (_, reply) => reply.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'),
    200,
    `GET ${status}: answered 200 with HTML, expected JSON: a gateway's page or a sign-in, or a path that it does not know`,
  ],
  [
    'throttling',
    (_, reply) => reply.writeHead(429, { ...json, 'Retry-After': '30' }).end('{}'),
    429,
    `GET ${status}: the platform throttles (429, Retry-After 30)`,
  ],
  ['a failure', (_, reply) => reply.writeHead(503, json).end('{}'), 503, `GET ${status}: answered 503`],
  ['silence', () => undefined, 504, `GET ${status}: no reply within 50 ms`],
])('%s is said in one line, once', async (what, answer, expected, line) => {
  // what answers is not held to the limit, which a busy machine would miss
  const limit = what === 'silence' ? 50 : 60_000;
  const { ask, said } = await before(answer, { timeouts: { read: limit, write: limit } });
  expect((await ask(status)).status).toBe(expected);
  expect((await ask(status)).status).toBe(expected);
  expect(said).toEqual([`platform: ${line}`]);
});

test('a reply that stops half-way is cut, and said', async () => {
  const { ask, said, origin } = await before(
    (_, reply) => {
      reply.writeHead(200, json).write('{"success"');
    },
    { timeouts: { read: 500, write: 500 } },
  );
  expect(await ask(status)).toMatchObject({ status: 200, cut: true });
  expect(said).toEqual([`platform: ${origin}: its reply stopped for 500 ms`]);
});

/** Rejects while something accepts connections. */
const refused = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => reject(new Error(`${port} is open`)));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => (code === 'ECONNREFUSED' ? resolve() : reject(new Error(code))));
    socket.on('connect', () => socket.destroy());
  });

test('a platform that is not there is said once, and again after it was', async () => {
  // each connection ends with its reply: one that stayed, or was cut, would be another fault
  const server = createServer((incoming, reply) => fine(incoming, reply.setHeader('Connection', 'close')));
  const port = await listen(server);
  const stop = async () => {
    await new Promise<void>((done) => server.close(() => done()));
    // a process that another thread of the tests starts holds a copy of the socket, which accepts, until it runs its program
    await vi.waitFor(() => refused(port));
  };
  const { ask, said, origin } = await before(`http://127.0.0.1:${port}`);
  await stop();
  expect(await ask(status)).toMatchObject({ status: 502, text: 'The platform gave no reply: nothing listens there.' });
  await ask('/wps/system/whitelabel');
  expect(said).toEqual([`platform: ${origin}: nothing listens there`]);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  expect((await ask(status)).status).toBe(200);
  await stop();
  await ask(status);
  expect(said).toEqual(Array(2).fill(`platform: ${origin}: nothing listens there`));
});

test('a certificate that cannot be trusted ends the call', async () => {
  let asked = 0;
  const port = await listen(
    createSecure(temporaryCertificate(), () => {
      asked += 1;
    }),
  );
  const { ask, said, origin } = await before(`https://localhost:${port}`);
  expect((await ask(status)).status).toBe(502);
  expect(said).toEqual([`platform: ${origin}: its certificate is signed by itself`]);
  expect(asked).toBe(0);
});

test('publishing’s reads carry the token, and their faults are said', async () => {
  const seen: (string | undefined)[] = [];
  const { proxy, origin, said } = await before(
    (incoming, reply) => {
      seen.push(incoming.headers['x-stage'] as string | undefined);
      if (seen.length === 2) return void incoming.socket.destroy();
      fine(incoming, reply);
    },
    { token: { name: 'x-stage', value: 'open' } },
  );
  const ask = proxy.askFor({ id: 'folia', brand: folia().brand });
  expect((await ask(new Request(origin + status)))?.status).toBe(200);
  await expect(ask(new Request(origin + status))).rejects.toThrow('the connection was cut');
  expect(seen).toEqual(['open', 'open']);
  expect(said).toEqual([`platform: ${origin}: the connection was cut`]);
});
