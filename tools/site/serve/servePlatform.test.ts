import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { escapeJson } from '../page/document.ts';
import { platformPolicy } from '../policy/headers.ts';
import { createPlatformProxy, type PlatformProxy } from '../proxy/platformProxy.ts';
import { sandboxPlatform } from '../publish/platforms.ts';
import { type Ask, readAsVisitor } from '../publish/visitorReads.ts';
import { disagreements } from './agreement.ts';
import { readSites } from './sites.ts';
import { type RunningServer, startServer } from './startServer.ts';

const engineDir = mkdtempSync(join(tmpdir(), 'serve-'));
const site = join(engineDir, 'sites', 'folia');
const said: string[] = [];
/** Replies of the platform by their path, instead of those that were published. */
const changed = new Map<string, string>();
let sandbox: Ask;
let proxy: PlatformProxy;
let server: RunningServer;

const platform = createServer((incoming, reply) => {
  const url = new URL(incoming.url ?? '/', 'https://folia.example');
  void sandbox(new Request(url)).then(async (answer) => {
    reply.writeHead(200, { 'Content-Type': 'application/json', 'Content-Security-Policy': 'default-src *' });
    reply.end(changed.get(url.pathname) ?? (await answer?.text()));
  });
});

function ask(path: string, host?: string): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Host: host ?? `folia.localhost:${server.port}` };
    const outgoing = request({ port: server.port, host: '127.0.0.1', path, headers }, (reply) => {
      let text = '';
      reply.on('data', (part: Buffer) => (text += String(part)));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function publish(data: 'platform' | 'sandbox', snapshot: object): void {
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'boot.json'), JSON.stringify(snapshot));
  writeFileSync(join(site, 'version.json'), JSON.stringify({ engine: 'e', configHash: 'c', data }));
  writeFileSync(join(site, 'home.html'), `<script type="application/json" id="boot">${escapeJson(snapshot)}</script>`);
}

let snapshot: object;

beforeAll(async () => {
  const loaded = loadBrand('folia');
  ({ ask: sandbox } = await sandboxPlatform(loaded));
  await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  proxy = createPlatformProxy({ platform: origin, write: (line) => said.push(line) });
  const security = { ...loaded.brand.security, payloadKeys: [{ kid: 'published' }] };
  const brand = { ...loaded.brand, security } as typeof loaded.brand;
  snapshot = { brand, ...(await readAsVisitor(proxy.askFor({ id: 'folia', brand }), brand, origin)) };
  publish('platform', snapshot);
  server = await startServer({ engineDir, platform: proxy });
});

afterAll(async () => {
  await server.close();
  platform.closeAllConnections();
  platform.close();
  rmSync(engineDir, { recursive: true });
});

const differences = async (running: PlatformProxy | undefined) =>
  (await Promise.all(readSites(engineDir).map((one) => disagreements(one, running)))).flat();

test('a call is answered by the platform, with the security headers of this server', async () => {
  const { status, headers, text } = await ask('/wps/system/status');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ success: true, value: 0 });
  expect(headers).toMatchObject({ 'content-security-policy': platformPolicy, 'x-content-type-options': 'nosniff' });
});

test('pages keep the keys and hosts that were published', async () => {
  const { text } = await ask('/');
  expect(text).toContain('"kid":"published"');
  expect(text).not.toContain('.localhost');
});

test('nothing of the simulated platform is left', async () => {
  for (const path of ['/__sandbox/state', '/wps/none', '/media/games/a.webp']) expect((await ask(path)).status, path).toBe(404);
  for (const label of ['default.verify', 'default.games', 'chat'])
    expect((await ask('/', `${label}.localhost`)).text, label).toContain('"kid":"published"');
});

test('a name of another site that leads to this machine is refused', async () => {
  expect((await ask('/wps/system/status', 'evil.example')).status).toBe(403);
  expect((await ask('/wps/system/status', 'folia.example')).status).toBe(200);
});

test('a site that was published from this platform agrees with it', async () => {
  expect(await differences(proxy)).toEqual([]);
});

test('a site whose platform has changed since is named, with what differs', async () => {
  changed.set('/wps/system/whitelabel', '{"success":true,"message":null,"value":[]}');
  const lines = await differences(proxy);
  changed.clear();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^folia was published with other replies of whitelabel than http:.* gives now: npm run brand -- publish folia --platform http/,
  );
});

test('a reply that cannot be compared is said', async () => {
  changed.set('/wps/system/whitelabel', '<html>');
  const [line] = await differences(proxy);
  changed.clear();
  expect(line).toMatch(/^folia cannot be compared with the platform: .*answered 200 without JSON/);
});

test('a site of simulated data before a platform, one without keys, and the other way round are said', async () => {
  expect(await differences(undefined)).toEqual([
    "folia was published with a platform's data and is served with simulated data; expected --platform, or publish it again",
  ]);
  const { brand } = snapshot as { brand: { security: object } };
  publish('sandbox', { ...snapshot, brand: { ...brand, security: { ...brand.security, payloadKeys: [] } } });
  expect(await differences(undefined)).toEqual([]);
  const lines = await differences(proxy);
  publish('platform', snapshot);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('folia was published with simulated data, and its pages say so');
  expect(lines[1]).toContain('folia has no security.payloadKeys in brand.json');
});
