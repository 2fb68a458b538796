import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakePlatform, failureOf, noConnection, ok, settle } from './fakePlatform.fixture.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

describe('load', () => {
  it('sends at most six calls at once, the others in order', async () => {
    const answers: (() => void)[] = [];
    const { client, seen } = createFakePlatform(() => new Promise((resolve) => answers.push(() => resolve(ok('iVBO')))));
    const calls = Array.from({ length: 10 }, () => client.call('captcha'));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveLength(6);
    answers.shift()?.();
    await vi.waitFor(() => expect(seen).toHaveLength(7));
    while (seen.length < 10 || answers.length > 0) {
      answers.shift()?.();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect((await settle(Promise.all(calls))).status).toBe('fulfilled');
  });

  it('calls cancelled in the queue free their slot for the others', async () => {
    const answers: (() => void)[] = [];
    const { client, seen } = createFakePlatform(() => new Promise((resolve) => answers.push(() => resolve(ok('iVBO')))));
    const running = Array.from({ length: 6 }, () => client.call('captcha'));
    const page = new AbortController();
    const waiting = Array.from({ length: 6 }, () => failureOf(client.call('captcha', undefined, { signal: page.signal })));
    const last = client.call('captcha');
    await vi.advanceTimersByTimeAsync(1);
    page.abort();
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => expect.objectContaining({ kind: 'aborted' })));
    for (const answer of answers.splice(0)) answer();
    await settle(Promise.all(running));
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveLength(7);
    for (const answer of answers.splice(0)) answer();
    expect((await settle(last)).status).toBe('fulfilled');
  });
});

describe('the circuit', () => {
  const failTwice = async (client: ReturnType<typeof createFakePlatform>['client']) => {
    await failureOf(client.call('countryCodes'));
    await failureOf(client.call('countryCodes'));
  };

  it('opens after five consecutive failures and closes when one read succeeds after 30 s', async () => {
    let broken = true;
    const { client, seen } = createFakePlatform(() => (broken ? new Response('', { status: 503 }) : ok('iVBO')));
    await failTwice(client);
    expect(seen).toHaveLength(6);
    expect(await failureOf(client.call('captcha'))).toMatchObject({ kind: 'circuitOpen' });
    expect(seen).toHaveLength(6);
    broken = false;
    await vi.advanceTimersByTimeAsync(31_000);
    expect(await settle(client.call('captcha'))).toMatchObject({ status: 'fulfilled' });
    expect(await settle(client.call('captcha'))).toMatchObject({ status: 'fulfilled' });
  });

  it('does not count calls of a browser that is offline: they say nothing of the platform (F12)', async () => {
    let isOnline = false;
    vi.stubGlobal('navigator', {
      get onLine() {
        return isOnline;
      },
    });
    const { client } = createFakePlatform(() => (isOnline ? ok('iVBO') : noConnection()));
    await failTwice(client);
    isOnline = true;
    expect(await settle(client.call('captcha'))).toMatchObject({ status: 'fulfilled' });
    vi.unstubAllGlobals();
  });

  it('lets one trial read through, and opens again when that fails', async () => {
    const { client, seen } = createFakePlatform(() => new Response('', { status: 500 }));
    for (let index = 0; index < 5; index += 1) await failureOf(client.call('captcha'));
    await vi.advanceTimersByTimeAsync(31_000);
    const errors = await Promise.all([failureOf(client.call('captcha')), failureOf(client.call('captcha'))]);
    expect(errors).toMatchObject([{ kind: 'unavailable' }, { kind: 'circuitOpen' }]);
    expect(seen).toHaveLength(6);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await failureOf(client.call('captcha'))).toMatchObject({ kind: 'circuitOpen' });
  });

  it('stays closed after a success in between, or failures far apart', async () => {
    const { client } = createFakePlatform((_, index) => (index % 5 === 4 ? ok('iVBO') : new Response('', { status: 500 })));
    for (let index = 0; index < 20; index += 1) {
      expect(await failureOf(client.call('captcha'))).not.toMatchObject({ kind: 'circuitOpen' });
    }
    const slow = createFakePlatform(() => new Response('', { status: 500 }));
    for (let index = 0; index < 8; index += 1) {
      expect(await failureOf(slow.client.call('captcha'))).toMatchObject({ kind: 'unavailable' });
      await vi.advanceTimersByTimeAsync(10_000);
    }
  });

  it('never stops writes or health checks', async () => {
    const { client, seen } = createFakePlatform(noConnection);
    await failTwice(client);
    await failureOf(client.call('logout'));
    await failureOf(client.call('permission', { host: 'portal.test' }));
    await failureOf(client.call('systemStatus'));
    expect(seen.slice(6).map(({ path }) => path)).toEqual([
      '/wps/session/logout',
      '/wps/system/permission',
      '/wps/system/status',
    ]);
  });

  it('is reset when a person retries', async () => {
    const { client, seen } = createFakePlatform(noConnection);
    await failTwice(client);
    client.retryNow();
    await failureOf(client.call('captcha'));
    expect(seen.length).toBeGreaterThan(6);
  });
});
