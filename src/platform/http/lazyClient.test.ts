import { expect, test, vi } from 'vitest';
import { createPlainCipher } from '#platform/sealing/cipher.ts';
import { ok } from './fakePlatform.fixture.ts';
import { createLazyClient } from './lazyClient.ts';
import { createServerClock } from './serverClock.ts';

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
  /** Sends a call that waits for the start-up; what becomes of it is not asked. */
  const ask = () => void client.call('helpCenter', undefined as never).catch(() => undefined);
  return { client, ask, sent };
}

/** Long enough for the code behind the client to come and for a call to be sent. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 80));

// what is fetched on use is there before a test measures by time
await import('./client.ts');

test('nothing but start-up calls is sent until the hold is released', async () => {
  const { client, ask, sent } = createClient();
  const release = client.hold();
  ask();
  await settled();
  expect(sent).toEqual([]);
  release();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test('a hold that ends before the code has come holds nothing', async () => {
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

test('the end of an earlier hold does not undo a later one', async () => {
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
