import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { escapeJson } from '../page/document.ts';

const engineDir = mkdtempSync(join(tmpdir(), 'hostile-'));
const hosts = { api: [], images: [], games: [], chat: [], verify: ['verify.folia.example'], analytics: [] };
const snapshot = { v: 1, brand: { id: 'folia', hosts: ['folia.example'], security: { payloadKeys: [], hosts } } };

const program = `
  const { startServer } = await import(${JSON.stringify(new URL('./startServer.ts', import.meta.url).href)});
  const { port } = await startServer({ engineDir: ${JSON.stringify(engineDir)} });
  console.log(port);`;

let port = 0;
let server: ReturnType<typeof spawn>;
let said = '';

beforeAll(async () => {
  const site = join(engineDir, 'sites', 'folia');
  mkdirSync(site, { recursive: true });
  for (const page of ['home', 'register', 'shell'])
    writeFileSync(join(site, `${page}.html`), `<script type="application/json" id="boot">${escapeJson(snapshot)}</script>`);
  writeFileSync(join(site, 'boot.json'), JSON.stringify(snapshot));
  // in a process of its own, because a crash would end the test
  server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program]);
  server.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const [first] = (await once(server.stdout!, 'data')) as [Buffer];
  port = Number(first.toString());
});
afterAll(() => void server?.kill());

/** Sends raw bytes; returns the status, or null when the connection ends without one. */
function send(bytes: string | Buffer): Promise<number | null> {
  return new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const end = () => {
      socket.destroy();
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(reply) ? Number(reply.slice(9, 12)) : null);
    };
    socket.on('data', (part) => {
      reply += part.toString('latin1');
      if (reply.includes('\r\n')) end();
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.setTimeout(15_000, end);
  });
}

const request = (target: string, host = 'folia.localhost', line = 'GET', more = '') =>
  send(`${line} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${more}\r\n`);

/** Checks that the server still answers. */
async function lives(): Promise<void> {
  expect(server.exitCode, said.slice(-500)).toBeNull();
  expect(await request('/')).toBe(200);
}

const wrongTargets = [
  '//',
  '///',
  'http://[/',
  'http://[',
  '//x:y/',
  'http://x:99999/',
  '//[::',
  'https://%/',
  '//%00/',
  'a:b:c',
  '?',
  '#',
  'x',
];
const places = [
  'folia.localhost',
  'nobody.example',
  'chat.localhost',
  'a.games.localhost',
  'a.verify.localhost',
  'chat.localhost:99999',
  'a.games.localhost:1',
];

test.each(wrongTargets)('the target %s is rejected on every host, and the server stays up', async (target) => {
  for (const host of places) expect(await request(target, host), host).toBe(400);
  await lives();
});

test('an absolute target is a page like any other', async () => {
  expect(await request('http://folia.localhost/help')).toBe(200);
});

test.each([
  '..',
  '.',
  '-',
  '...',
  'a..b',
  '.localhost',
  'folia.localhost.',
  'x:0:0',
  'x:',
  'x:99999',
  ':80',
  '[::1]',
  '[',
  '%00',
  '999.999.999.999',
  '1.2.3.4.5',
  '0x7f.1',
  'xn--',
  `${'a'.repeat(300)}.localhost`,
])('the host %s is answered or rejected, on every kind of address, and the server stays up', async (host) => {
  for (const target of ['/', '/wps/system/status', '/media/x.webp', '/csp-report', '/__sandbox/outbox', '/assets/x.js']) {
    const status = await request(target, host);
    expect([200, 204, 400, 404], `${target} ${status}`).toContain(status);
  }
  await lives();
});

test('hosts that are invalid in an address are rejected', async () => {
  for (const host of ['..', '.', 'x:99999', '[', '999.999.999.999', 'a..b']) expect(await request('/', host), host).toBe(400);
});

test.each(['TRACE', 'CONNECT', 'TRACK', 'PROPFIND', 'M-SEARCH', 'OPTIONS', 'PATCH', 'PURGE', 'get'])(
  'the method %s neither ends the process nor gives a server error',
  async (method) => {
    for (const target of ['/', '/wps/system/status', '/csp-report', '/media/x.webp', '/__sandbox/outbox']) {
      const status = await request(target, 'folia.localhost', method);
      if (status !== null) expect([200, 204, 400, 404, 405, 501], `${method} ${target}`).toContain(status);
    }
    await lives();
  },
);

test('invalid bodies, headers and paths are answered, and the server stays up', async () => {
  const long = 'a'.repeat(9_000);
  for (const [line, target, more] of [
    ['POST', '/wps/session/login', 'Transfer-Encoding: chunked\r\n\r\nZZ\r\n'],
    ['POST', '/wps/session/login', 'Content-Length: -1\r\n'],
    ['POST', '/csp-report', 'Content-Length: 3\r\n\r\n\u0000\u0000\u0000'],
    ['POST', '/csp-report', `Content-Length: 9000\r\n\r\n${long}`],
    ['POST', '/__sandbox/settings', 'Content-Length: 4\r\n\r\nnull'],
    ['POST', '/__sandbox/scenario', 'Content-Length: 2\r\n\r\n[]'],
    ['GET', '/', 'Upgrade: websocket\r\nConnection: Upgrade\r\n'],
    ['GET', '/', 'Cookie: sandbox=%; =; sandbox=../..\r\n'],
    ['GET', '/', 'Accept-Encoding: \\b(\r\nIf-None-Match: "\r\n'],
    ['GET', `/${long}`, ''],
    ['GET', `/${'a/'.repeat(3_000)}x.js`, ''],
    ['GET', '/%', ''],
    ['GET', '/%E0%A4%A.js', ''],
    ['GET', '/media/%00.webp', ''],
    ['GET', '/media/%2e%2e/%2e%2e/etc/passwd.js', ''],
    ['GET', '/wps/%', ''],
    ['GET', '/wps/games?x=%&y=%E0%A4%A', ''],
    ['GET', '/lgw//x:y/', ''],
    ['GET', '/texts/pt.json?v=%', ''],
    ['GET', '/__sandbox/%', ''],
  ] as const) {
    const status = await request(target, 'folia.localhost', line, more);
    expect(status === null || status < 500, `${line} ${target} ${more}: ${status}`).toBe(true);
  }
  await lives();
});

test('a body that stops early holds up nobody, and is no server error when its sender leaves', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('POST /wps/session/login HTTP/1.1\r\nHost: folia.localhost\r\nContent-Length: 5\r\n\r\n{');
  let reply = '';
  socket.on('data', (part: Buffer) => (reply += part.toString()));
  const closed = once(socket, 'close');
  await lives();
  expect(reply).toBe('');
  socket.end();
  await closed;
  expect(reply).not.toMatch(/^HTTP\/1\.1 5/);
  await lives();
});

test('an unknown brand, and a folder, get 404 on any host', async () => {
  for (const [target, host] of [
    ['/__sandbox/human?brand=nobody', 'a.verify.localhost'],
    ['/__sandbox/human?brand=__proto__', 'a.verify.localhost'],
    ['/__sandbox/human', 'a.verify.localhost'],
    ['/media/x.webp?brand=nobody', 'a.games.localhost'],
    ['/media/games?brand=folia', 'a.games.localhost'],
    ['/media/games', 'folia.localhost'],
    ['/assets/', 'folia.localhost'],
  ] as const)
    expect(await request(target, host), `${target} at ${host}`).toBe(404);
  await lives();
});

test('random targets, hosts and methods never end the server', async () => {
  const part = fc.constantFrom(
    '/',
    '//',
    ':',
    '[',
    ']',
    '@',
    '%',
    '%00',
    '%2f',
    '..',
    '.',
    '?',
    '#',
    '\\',
    'http:',
    'x',
    '8',
    'localhost',
    'wps',
    'media',
    'games',
    '\u00e9',
    ';',
    '|',
  );
  const word = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(word, fc.oneof(fc.constantFrom(...places), word), async (target, host) => {
      const status = await request(target, host);
      expect(status === null || status < 500, `${target} at ${host}: ${status}`).toBe(true);
    }),
    { numRuns: process.env['DEEP'] === undefined ? 300 : 10_000, seed: 7 },
  );
  await lives();
});
