import { afterEach, expect, test, vi } from 'vitest';
import { createFakePlatform, noConnection, ok } from './fakePlatform.fixture.ts';
import { announceEarly, earlyDone, storeReply } from './earlyReplies.ts';
import { endpoints } from '#platform/endpoints/endpoints.ts';
import { addressOf, headersOf, openBody } from './request.ts';
import { createServerClock } from '#platform/clock/serverClock.ts';
import type { Received } from './outgoing.ts';

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'earlyReplies');
  Reflect.deleteProperty(globalThis, 'earlyGames');
});

const vendors = { platform: 'html5-desktop' } as const;
const reply = (lanes: unknown[], headers: Record<string, string> = {}): Received => ({
  status: 200,
  header: (name) => headers[name] ?? null,
  text: JSON.stringify({ success: true, message: null, value: { data: { lanes } } }),
});

/** Keeps a reply to the request of `vendors`, as the script in the page does. */
function keep(received: Promise<Received>, { language = 'PT', token = 'st_1' } = {}): void {
  const endpoint = endpoints.gameVendor;
  storeReply(
    {
      endpoint: 'gameVendor',
      url: addressOf('', endpoint, vendors),
      method: endpoint.method,
      headers: headersOf(endpoint, vendors, { language, token, tokenHeader: undefined }),
      body: openBody(endpoint, vendors)?.text ?? null,
      timeoutMs: 1_000,
      signal: undefined,
    },
    received,
  );
}

const lane = { gameCategory: 'RNG', cards: [] };
const open = () => createFakePlatform(() => ok({ data: { lanes: [] } }));

test('a reply that was requested before is used once, and checked as any other', async () => {
  const { client, seen } = open();
  keep(Promise.resolve(reply([lane, 'no lane'])));
  const first = await client.call('gameVendor', vendors);
  expect(first).toMatchObject({ ok: true, value: { data: { lanes: [lane] } } });
  expect(seen).toHaveLength(0);
  expect(await client.call('gameVendor', vendors)).toMatchObject({ value: { data: { lanes: [] } } });
  expect(seen).toHaveLength(1);
});

test.each([{ language: 'EN' }, { token: 'st_2' }])('a reply to another request is not used: %j', async (other) => {
  const { client, seen } = open();
  keep(Promise.resolve(reply([lane])), other);
  await client.call('gameVendor', vendors);
  expect(seen).toHaveLength(1);
});

test('a reply that is too old is not used', async () => {
  vi.useFakeTimers();
  const { client, seen } = open();
  keep(Promise.resolve(reply([lane])));
  await vi.advanceTimersByTimeAsync(30_001);
  await client.call('gameVendor', vendors);
  expect(seen).toHaveLength(1);
});

test('a request that failed before is sent again', async () => {
  const { client, seen } = open();
  keep(Promise.resolve().then(noConnection));
  expect(await client.call('gameVendor', vendors)).toMatchObject({ ok: true });
  expect(seen).toHaveLength(1);
});

test('the clock learns nothing from a reply whose time of sending is unknown', async () => {
  const clock = createServerClock();
  const learn = vi.spyOn(clock, 'learn');
  const { client } = createFakePlatform(() => ok({ data: { lanes: [] } }), { clock });
  keep(Promise.resolve(reply([lane], { date: 'Mon, 01 Jan 2024 00:00:00 GMT' })));
  await client.call('gameVendor', vendors);
  expect(learn).not.toHaveBeenCalled();
  await client.call('gameVendor', vendors);
  expect(learn).toHaveBeenCalledOnce();
});

test('the portal waits for the script in the page, but not for long, and not without one', async () => {
  vi.useFakeTimers();
  const done = vi.fn();
  void earlyDone(500).then(done);
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(1);

  let finish: () => void = () => undefined;
  announceEarly(new Promise((resolve) => (finish = resolve)));
  void earlyDone(500).then(done);
  await vi.advanceTimersByTimeAsync(499);
  expect(done).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(2);
  void earlyDone(500).then(done);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(3);
});
