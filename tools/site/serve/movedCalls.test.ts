import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { escapeJson } from '../page/document.ts';
import { movedFolders as folders } from './movedCalls.fixture.ts';
import { type RunningServer, startServer } from './startServer.ts';

const engineDir = mkdtempSync(join(tmpdir(), 'serve-moved-'));

let server: RunningServer;

beforeAll(async () => {
  const { brand } = loadBrand('folia', { folders });
  mkdirSync(join(engineDir, 'sites/folia'), { recursive: true });
  const snapshot = { v: 1, brand };
  writeFileSync(join(engineDir, 'sites/folia/boot.json'), JSON.stringify(snapshot));
  writeFileSync(
    join(engineDir, 'sites/folia/shell.html'),
    `<title>shell</title><script type="application/json" id="boot">${escapeJson(snapshot)}</script>`,
  );
  server = await startServer({ engineDir, folders });
});

afterAll(async () => {
  await server.close();
  rmSync(engineDir, { recursive: true });
});

function ask(method: string, path: string): Promise<{ status: number; type: string; cache: string; body: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `folia.localhost:${server.port}`, 'Content-Type': 'application/json' };
    const outgoing = request({ port: server.port, host: '127.0.0.1', path, method, headers }, (reply) => {
      let body = '';
      reply.on('data', (part: Buffer) => (body += part.toString()));
      const { 'content-type': type = '', 'cache-control': cache = '' } = reply.headers;
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, type, cache, body }));
    });
    outgoing.on('error', reject);
    outgoing.end(method === 'GET' ? undefined : '{}');
  });
}

test('calls that a brand moved are answered by its simulated platform, as it would write them', async () => {
  const status = await ask('GET', '/v2/status');
  expect(status).toMatchObject({ status: 200, type: expect.stringContaining('application/json'), cache: 'no-store' });
  expect(JSON.parse(status.body)).toEqual({ code: '0', data: 0 });
  for (const path of ['/v2/purse', '/v2/orders/D1/cancel']) {
    const refused = await ask('POST', path);
    expect([refused.status, JSON.parse(refused.body)], path).toEqual([401, { code: 'token_invalid', data: null }]);
  }
});

test('other paths and methods beside them are pages as before', async () => {
  for (const path of ['/v2/purse', '/v2/orders/D1', '/v2'])
    expect(await ask('GET', path), path).toMatchObject({ status: 200, body: expect.stringContaining('<title>shell') });
});
