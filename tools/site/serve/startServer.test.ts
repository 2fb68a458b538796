import { mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { escapeJson } from '../page/document.ts';
import { platformPolicy } from '../policy/headers.ts';
import { type RunningServer, startServer } from './startServer.ts';

const engineDir = mkdtempSync(join(tmpdir(), 'serve-'));
const script = `console.log(${JSON.stringify('x'.repeat(2_000))});`;
const hosts = { api: [], images: ['img.orvane.example'], games: [], chat: [], verify: [], analytics: [] };
const snapshot = {
  v: 1,
  brand: { id: 'orvane', hosts: ['orvane.example'], security: { payloadKeys: [{ kid: 'published' }], hosts } },
};

function write(path: string, content: string): void {
  mkdirSync(join(engineDir, path, '..'), { recursive: true });
  writeFileSync(join(engineDir, path), content);
}

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

let server: RunningServer;

function ask(path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port: server.port, host: '127.0.0.1', path, method, headers: { Host: `orvane.localhost:${server.port}`, ...headers } },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }));
        reply.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

beforeAll(async () => {
  write('assets/main-1.js', script);
  write('.vite/manifest.json', '{}');
  for (const page of ['home', 'register', 'shell', 'pages/rng']) {
    write(
      `sites/orvane/${page}.html`,
      `<title>${page}</title><script type="application/json" id="boot">${escapeJson(snapshot)}</script>`,
    );
  }
  write('sites/orvane/boot.json', JSON.stringify(snapshot));
  write('sites/orvane/theme.css', ':root{}');
  server = await startServer({ engineDir });
});

afterAll(() => server.close());

test('every response has the security headers, errors and platform replies included', async () => {
  for (const path of [
    '/',
    '/register',
    '/promotions/1',
    '/assets/main-1.js',
    '/assets/gone.js',
    '/theme.css',
    '/wps/system/status',
    '/lgw/nothing',
    '/__sandbox/outbox',
    '/media/gone.webp',
  ]) {
    const { headers } = await ask(path);
    if (/^\/(?:wps|lgw)\//.test(path)) expect(headers['content-security-policy'], path).toBe(platformPolicy);
    else {
      expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
      expect(headers['content-security-policy'], path).toContain(
        `img-src 'self' https://img.orvane.example http://orvane.localhost:${server.port} data:`,
      );
    }
    for (const name of [
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'cross-origin-opener-policy',
      'permissions-policy',
    ])
      expect(headers[name], `${path} ${name}`).toBeDefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('pages answer at their addresses and a missing file is never a page', async () => {
  const bodyOf = async (path: string) => (await ask(path)).body.toString();
  expect(await bodyOf('/home')).toContain('<title>home</title>');
  expect(await bodyOf('/register.html')).toContain('<title>register</title>');
  expect(await bodyOf('/help')).toContain('<title>shell</title>');
  expect(await bodyOf('/rng')).toContain('<title>pages/rng</title>');
  for (const path of ['/rng/', '/rng/1', '/pvp', '/RNG', '/rng%2f..%2fpvp', '/..%2fpages/rng', '/pages/rng', '/%00'])
    expect(await bodyOf(path), path).toContain('<title>shell</title>');
  for (const path of [
    '/assets/gone.js',
    '/mockServiceWorker.js',
    '/gone.css',
    '/assets/..%2f.vite%2fmanifest.json',
    '/.vite/manifest.json',
  ]) {
    const reply = await ask(path);
    expect(reply.status, path).toBe(404);
    expect(reply.headers['content-type']).toContain('text/plain');
  }
});

test('a site set aside by a publisher is served, and restored when the publisher has crashed', async () => {
  const sites = join(engineDir, 'sites');
  const bodyOf = async (path: string) => (await ask(path)).body.toString();
  const running = `.orvane.${process.ppid}.abcdef-old`;
  renameSync(join(sites, 'orvane'), join(sites, running));
  expect(await bodyOf('/home')).toContain('<title>home</title>');
  expect((await ask('/theme.css')).status).toBe(200);
  const late = await startServer({ engineDir });
  expect(late.brands).toEqual(['orvane']);
  await late.close();
  expect(readdirSync(sites)).toEqual([running]);
  renameSync(join(sites, running), join(sites, `.orvane.${2 ** 22 + 1}.abcdef-old`));
  expect(await bodyOf('/register')).toContain('<title>register</title>');
  expect(readdirSync(sites)).toEqual(['orvane']);
  expect((await ask('/gone.css')).status).toBe(404);
});

test('pages and boot.json have the keys of the sandbox instead of the published ones', async () => {
  const page = (await ask('/')).body.toString();
  const boot = JSON.parse((await ask('/boot.json')).body.toString()) as typeof snapshot;
  expect(page).not.toContain('published');
  expect(boot.brand.security.payloadKeys.map(({ kid }) => kid)).not.toContain('published');
  expect(boot.brand.security.payloadKeys.length).toBeGreaterThan(0);
  expect(page).toContain(boot.brand.security.payloadKeys[0]?.kid);
});

test('text is compressed, cached forever when hashed, and revalidated when not', async () => {
  const asset = await ask('/assets/main-1.js', { 'Accept-Encoding': 'gzip, br' });
  expect(asset.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(asset.body).toString()).toBe(script);
  expect(asset.headers['cache-control']).toContain('immutable');
  const page = await ask('/');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect((await ask('/', { 'If-None-Match': String(page.headers['etag']) })).status).toBe(304);
  expect((await ask('/', {}, 'HEAD')).body).toHaveLength(0);
  expect((await ask('/', {}, 'POST')).status).toBe(405);
});

test('the sandbox answers the platform, each test in its own session', async () => {
  const status = await ask('/wps/system/status');
  expect(JSON.parse(status.body.toString())).toMatchObject({ success: true, value: 0 });
  expect(status.headers['cache-control']).toBe('no-store');
  const json = { 'Content-Type': 'application/json', Cookie: 'sandbox=serve-test' };
  await ask('/__sandbox/settings', json, 'POST', '{"status":1}');
  expect(JSON.parse((await ask('/wps/system/status', json)).body.toString())).toMatchObject({ value: 1 });
  expect(JSON.parse((await ask('/wps/system/status')).body.toString())).toMatchObject({ value: 0 });
});

test('violations are collected and can be read', async () => {
  const report = { 'csp-report': { 'violated-directive': 'script-src' } };
  expect((await ask('/csp-report', { 'Content-Type': 'application/csp-report' }, 'POST', JSON.stringify(report))).status).toBe(
    204,
  );
  expect(JSON.parse((await ask('/__sandbox/csp-reports')).body.toString())).toEqual([{ brand: 'orvane', report }]);
  await ask('/__sandbox/csp-reports', {}, 'DELETE');
  expect((await ask('/__sandbox/csp-reports')).body.toString()).toBe('[]');
});

test('the verify origin has its own host, policy and page, and the human check of the session', async () => {
  const host = `tab-7.verify.localhost:${server.port}`;
  const page = await ask('/verify.html', { Host: host });
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors http://*.localhost:${server.port}`);
  expect(page.headers['x-frame-options']).toBeUndefined();
  const human = await ask('/__sandbox/human?brand=orvane', { Host: host });
  expect(JSON.parse(human.body.toString())).toHaveProperty('pass_token');
  expect((await ask('/__sandbox/outbox', { Host: host })).status).toBe(404);
  expect((await ask('/wps/system/status', { Host: host })).status).toBe(404);
  const portal = await ask('/');
  expect(portal.headers['content-security-policy']).toMatch(
    new RegExp(`frame-src [^;]*http://\\*\\.verify\\.localhost:${server.port}`),
  );
});

test('an invalid host is rejected, an unpublished fallback is reported', async () => {
  expect((await ask('/', { Host: 'x; script-src *' })).status).toBe(400);
  await expect(startServer({ engineDir, fallback: 'nobody' })).rejects.toThrow(
    'BRAND "nobody" is not published; there are: orvane.',
  );
});

test('HTTP/2 over TLS answers like HTTP, with the origins of its own scheme', async () => {
  const secure = await startServer({ engineDir, tlsPort: 0 });
  const url = new URL(secure.secureUrlOf!('orvane'));
  const session = connect(`https://127.0.0.1:${url.port}`, { rejectUnauthorized: false });
  const get = (path: string): Promise<{ headers: IncomingHttpHeaders; body: string }> =>
    new Promise((resolve, reject) => {
      const stream = session.request({ ':path': path, ':authority': url.host });
      let headers: IncomingHttpHeaders = {};
      let body = '';
      stream.setEncoding('utf8');
      stream.on('response', (sent) => (headers = sent));
      stream.on('data', (part: string) => (body += part));
      stream.on('end', () => resolve({ headers, body }));
      stream.on('error', reject);
    });
  try {
    const page = await get('/register');
    expect(page.body).toContain('<title>register</title>');
    expect(page.headers['content-security-policy']).toContain(` https://${url.host} `);
    expect(page.headers['content-security-policy']).not.toContain('http://');
    expect(page.body).not.toContain('http://default.');
    expect((await get('/gone.css')).headers[':status']).toBe(404);
    const reply = await get('/wps/system/status');
    expect(reply.headers[':status']).toBe(200);
    expect(JSON.parse(reply.body)).toHaveProperty('success');
  } finally {
    session.close();
    await secure.close();
  }
});

test("the platform's replies are compressed as the request accepts them, and equal then", async () => {
  const path = '/wps/system/setting/register';
  const plain = await ask(path);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const encoded = await ask(path, { 'Accept-Encoding': 'gzip, br' });
  expect(encoded.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(encoded.body).toString()).toBe(plain.body.toString());
  expect(encoded.body.length).toBeLessThan(plain.body.length / 2);
});
