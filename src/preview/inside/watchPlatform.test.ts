import { afterEach, expect, test, vi } from 'vitest';
import { createServerClock } from '#platform/clock/serverClock.ts';
import { createClient } from '#platform/http/client.ts';
import type { Exchange } from '#sandbox/protocol/exchange.ts';
import { openBench, origin } from '#sandbox/sandbox.fixture.ts';
import { watchPlatform } from './watchPlatform.ts';

afterEach(() => vi.unstubAllGlobals());

/** The portal's client before a platform that opens sealed bodies, watched; `seen` has every call as it was told last. */
async function openWatch() {
  const bench = await openBench('folia');
  vi.stubGlobal('location', new URL(`${origin}/`));
  const told: Exchange[] = [];
  let isGone = false;
  const send: typeof fetch = async (input, init) => {
    if (isGone) throw new TypeError('Failed to fetch');
    return (await bench.sandbox.handle(new Request(new URL(String(input), origin), init))) ?? new Response('a file');
  };
  const watched = watchPlatform(bench.brand, (call) => told.push({ ...call }), send);
  const clock = createServerClock(
    () => bench.now(),
    () => bench.now(),
  );
  const keys = bench.sandbox.publicKeys;
  const client = createClient({
    cipher: watched.cipher({ keys, reloadKeys: async () => keys, clock, requireEncryption: true }),
    clock,
    token: () => null,
    language: () => 'PT',
    report: () => undefined,
    onUnauthorized: () => undefined,
    onTokenMissing: () => undefined,
    random: () => 0,
    fetch: watched.fetch,
  });
  return {
    client,
    watched,
    told,
    leave: () => (isGone = true),
    last: () => told.at(-1),
  };
}

test('a read is told when it is sent, and when it is answered', async () => {
  const { client, told } = await openWatch();
  await client.call('permission', { host: 'folia.example' });
  expect(told).toHaveLength(2);
  expect(told[0]).toMatchObject({ name: 'permission', method: 'GET', status: null, reply: null, sealed: false });
  expect(told[1]).toMatchObject({
    id: told[0]?.id,
    path: '/wps/system/permission?host=folia.example',
    request: { host: 'folia.example' },
    status: 200,
    reply: expect.stringContaining('"success":true'),
    fault: null,
  });
});

test('sealed bodies are told opened', async () => {
  const { client, last, told } = await openWatch();
  const request = { username: 'member01', password: 'River27Stone', type: 'username' } as const;
  expect(await client.call('login', request)).toMatchObject({ ok: true });
  expect(last()).toMatchObject({ name: 'login', sealed: true, request, status: 200 });
  expect(JSON.parse(last()?.reply ?? '')).toMatchObject({ success: true, value: { token: expect.any(String) } });
  expect(new Set(told.map(({ id }) => id)).size).toBe(1);
});

test('a call without a reply is told, and stays a failure', async () => {
  const { client, last, leave } = await openWatch();
  leave();
  await expect(client.call('systemStatus')).rejects.toMatchObject({ kind: 'offline' });
  expect(last()).toMatchObject({ name: 'systemStatus', status: 0, reply: '' });
});

test('files and other hosts are no calls', async () => {
  const { watched, told } = await openWatch();
  expect(await (await watched.fetch('/texts/pt.json')).text()).toBe('a file');
  await watched.fetch('https://chat.example/wps/system/status');
  expect(told).toEqual([]);
});
