import { expect, test, vi } from 'vitest';
import { createPlainCipher } from '#platform/sealing/cipher.ts';
import { ok } from './fakePlatform.fixture.ts';
import { createLazyClient } from './lazyClient.ts';
import { createServerClock } from '#platform/clock/serverClock.ts';

function createClient() {
  const sent: string[] = [];
  const client = createLazyClient({
    clock: createServerClock(),
    cipher: async () => createPlainCipher(),
    token: () => 'st_1',
    language: () => 'PT',
    fetch: async (url: string) => {
      sent.push(new URL(url, 'http://portal.test').pathname);
      return ok([]);
    },
  } as never);
  /** Sends a call that waits for start-up and ignores its outcome. */
  const ask = () => void client.call('helpCenter', undefined as never).catch(() => undefined);
  return { client, ask, sent };
}

/** Long enough to load the client and send a call. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 80));

// preloads lazy modules, so that the tests can rely on short delays
await import('./client.ts');

test('sends only start-up calls until the hold is released', async () => {
  const { client, ask, sent } = createClient();
  const release = client.hold();
  ask();
  await settled();
  expect(sent).toEqual([]);
  release();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test('a hold released before the client is loaded holds nothing', async () => {
  const { client, ask, sent } = createClient();
  client.hold()();
  ask();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test('a second hold holds again', async () => {
  const { client, ask, sent } = createClient();
  client.hold()();
  ask();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const release = client.hold();
  ask();
  await settled();
  expect(sent).toHaveLength(1);
  release();
  await vi.waitFor(() => expect(sent).toHaveLength(2));
});

test('releasing an earlier hold does not release a later one', async () => {
  const { client, ask, sent } = createClient();
  const first = client.hold();
  const second = client.hold();
  first();
  ask();
  await settled();
  expect(sent).toEqual([]);
  second();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});
