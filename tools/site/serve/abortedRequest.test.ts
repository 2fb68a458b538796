import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from './startServer.ts';

afterEach(() => vi.restoreAllMocks());

const hosts = { api: [], images: [], games: [], chat: [], verify: [], analytics: [] };
const snapshot = { v: 1, brand: { id: 'orvane', hosts: ['orvane.example'], security: { hosts } } };

test('a visitor who leaves during a request is not logged as a fault', async () => {
  const engineDir = mkdtempSync(join(tmpdir(), 'serve-'));
  for (const folder of ['.vite', 'sites/orvane']) mkdirSync(join(engineDir, folder), { recursive: true });
  writeFileSync(join(engineDir, '.vite/manifest.json'), '{}');
  writeFileSync(join(engineDir, 'sites/orvane/boot.json'), JSON.stringify(snapshot));
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const server = await startServer({ engineDir });
  const headers = { Host: `orvane.localhost:${server.port}`, 'Content-Length': '100' };
  const sent = request({ port: server.port, host: '127.0.0.1', path: '/wps/session/login', method: 'POST', headers });
  const left = new Promise((resolve) => sent.on('error', resolve));
  sent.write('{');
  // the server has the request once it has answered a later one
  await fetch(`http://127.0.0.1:${server.port}/`);
  sent.destroy(new Error('left'));
  await left;
  await fetch(`http://127.0.0.1:${server.port}/`);
  await server.close();
  expect(logged).not.toHaveBeenCalled();
});
