import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Mappings, ResolvedBrand } from '#contract/types.ts';
import { serveSandbox } from '#sandbox/http.ts';
import { type Bench, openBench } from '#sandbox/sandbox.fixture.ts';
import { createPlatformProxy } from '../../site/proxy/platformProxy.ts';
import { closeAll, listen, pageBefore, play, typed } from './record.fixture.ts';
import { createRecorder } from './recorder.ts';
import { readRecording, type Recording } from './recording.ts';
import { replayPlatform } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'record-mapped-'));
const file = join(folder, 'session.json');

/** Names under which nothing looks like a secret. */
const mappings: Mappings = {
  money: 'minor',
  envelope: { value: 'd', code: 'c', success: ['7'], message: 'm' },
  headers: { 'X-Ticket': { from: 'token', scheme: 'Ticket' } },
  calls: {
    login: {
      request: { fields: { username: { at: 'a' }, password: { at: 'b' } } },
      reply: { fields: { token: { at: 'e' } } },
    },
    register: { request: { fields: { username: { at: 'a' }, email: { at: 'f' } } }, reply: { fields: { token: { at: 'e' } } } },
    saveProfile: { body: 'form', request: { fields: { payeeName: { at: 'g' } } } },
    memberInfo: { reply: { fields: { account: { at: 'k' }, name: { at: 'n' } } } },
    depositRecords: { body: 'json', request: { fields: { pageNo: { at: 'p' } } }, reply: { fields: { rows: { at: 'l' } } } },
    applyDeposit: { request: { fields: { payerName: { at: 'h' } } } },
  },
};

const mapped = (brand: ResolvedBrand): ResolvedBrand => ({
  ...brand,
  mappings,
  api: {
    ...brand.api,
    endpoints: {
      permission: { path: '/v9/start' },
      memberInfo: { path: '/v9/me' },
      applyDeposit: { path: '/v9/orders' },
      depositRecords: { method: 'POST', path: '/v9/history' },
    },
  },
});

let bench: Bench;
let recording: Recording;
let recorded: unknown[];
let token: string | null;
let passed: string[];

beforeAll(async () => {
  bench = await openBench('folia', { change: mapped });
  await bench.control('/settings', { captcha: { enabled: false }, fields: { captcha: { enabled: false, required: false } } });
  passed = [];
  const origin = await listen(
    createServer((incoming, outgoing) => {
      passed.push(`${incoming.method} ${incoming.url?.split('?')[0]}`);
      void serveSandbox(bench.sandbox, incoming, outgoing);
    }),
  );
  const { client, session } = await pageBefore(createPlatformProxy({ platform: origin }), bench, createRecorder(file));
  recorded = await play(client, session, '');
  ({ token } = session);
  recording = readRecording(file);
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => {
  closeAll();
  rmSync(folder, { recursive: true });
});

test('what a mapped platform is sent and replies is recorded in the words of the contract', () => {
  expect(passed).toEqual(expect.arrayContaining(['GET /v9/start', 'GET /v9/me', 'POST /v9/orders']));
  expect(recorded.map((reply) => (reply as { ok: boolean }).ok)).toEqual(recorded.map(() => true));
  const callOf = (name: string) => recording.calls.find((call) => call.name === name);
  expect(callOf('applyDeposit')?.request).toMatchObject({
    amount: expect.stringMatching(/^120(?:\.00)?$/),
    payerName: expect.any(String),
  });
  expect(callOf('depositRecords')?.request).toMatchObject({ pageNo: 1 });
  expect(callOf('applyDeposit')?.reply).toMatchObject({ success: true, value: { amount: '120.00' } });
});

test('its secrets are known by those names, and none stands in the recording', () => {
  const text = readFileSync(file, 'utf8');
  const secrets = [...Object.values(typed), token ?? 'no token'];
  expect(secrets).toHaveLength(7);
  for (const secret of secrets) {
    expect(secret.length, secret).toBeGreaterThan(4);
    expect(text, secret).not.toContain(secret);
  }
});

test('it replays in the words of the platform, to a page and to the reads of one that is published', async () => {
  const said: string[] = [];
  const platform = replayPlatform(file, recording, (line) => said.push(line));
  const page = await pageBefore(platform, bench, null);
  const replies = await play(page.client, page.session, '');
  expect(said).toEqual([]);
  const values = replies.map((reply) => (reply as { value?: unknown }).value ?? null);
  expect(values).toEqual(recording.calls.map(({ reply }) => (reply as { value: unknown }).value));
  const raw = await fetch(`${page.origin}/v9/me`);
  expect(await raw.json()).toMatchObject({ c: '7', d: { k: expect.any(String) } });
  const proxied = { id: 'folia', brand: bench.brand };
  const start = await platform.askFor(proxied)(new Request('http://recording.localhost/v9/start?host=other.example'));
  expect(await start?.json()).toMatchObject({ c: '7', d: {} });
  expect(said).toEqual([]);
});
