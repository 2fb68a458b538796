import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type EndpointName, endpoints } from '#platform/endpoints/endpoints.ts';
import type { Endpoint } from '#platform/endpoints/endpoint.ts';
import { createFakePlatform, failureOf, ok, refused, settle } from './fakePlatform.fixture.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

const names = Object.keys(endpoints) as EndpointName[];
const rowOf = (name: EndpointName): Endpoint => endpoints[name];

describe('tokens', () => {
  it.each(names.filter((name) => rowOf(name).access === 'token'))(
    '%s is not sent without a token; the login opens',
    async (name) => {
      const { client, seen, onTokenMissing, reports } = createFakePlatform(() => ok(null), { token: () => null });
      expect(await failureOf(client.call(name as 'balance'))).toMatchObject({ kind: 'noToken' });
      expect(seen).toHaveLength(0);
      expect(onTokenMissing).toHaveBeenCalledExactlyOnceWith(name);
      expect(reports).toEqual([]);
    },
  );

  it.each(names.filter((name) => rowOf(name).access === 'visitor'))('%s is sent without a token', async (name) => {
    const { client, seen, onTokenMissing } = createFakePlatform(() => refused('no'), { token: () => null });
    await settle(client.call(name as 'captcha'));
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.get('Authorization')).toBeNull();
    expect(onTokenMissing).not.toHaveBeenCalled();
  });

  it('every call sends the token under the header that the brand names', async () => {
    const { client, seen } = createFakePlatform(() => refused('no'), { tokenHeader: 'X-Session' });
    for (const name of names) await settle(client.call(name as 'captcha'));
    expect(seen.map(({ headers }) => headers.get('X-Session'))).toEqual(names.map(() => 'Bearer st_1'));
  });

  it('several token calls of a visitor open one login; a later one opens it again', async () => {
    const { client, onTokenMissing } = createFakePlatform(() => ok(null), { token: () => null });
    await Promise.all(Array.from({ length: 5 }, () => failureOf(client.call('balance'))));
    expect(onTokenMissing).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await failureOf(client.call('balance'));
    expect(onTokenMissing).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['status 401', () => new Response('', { status: 401 })],
    ['code token_invalid', () => refused('token_invalid')],
  ])('20 parallel calls answered with %s end the session once', async (_, answer) => {
    let token: string | null = 'st_1';
    const { client, onUnauthorized } = createFakePlatform(answer, { token: () => token });
    const calls = Array.from({ length: 20 }, (__, index) => failureOf(client.call(index % 2 === 0 ? 'balance' : 'memberInfo')));
    onUnauthorized.mockImplementation(() => (token = null));
    const errors = await Promise.all(calls);
    expect(errors.filter((error) => (error as { kind?: string }).kind === 'unauthorized').length).toBeGreaterThan(0);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('20 parallel 401 end the session once, also when it is cleared late', async () => {
    const { client, onUnauthorized } = createFakePlatform(() => new Response('', { status: 401 }));
    await Promise.all(Array.from({ length: 20 }, () => failureOf(client.call('balance'))));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('a 401 for an older token does not end a session started since', async () => {
    let token = 'st_1';
    const { client, onUnauthorized } = createFakePlatform(
      () => {
        token = 'st_2';
        return new Response('', { status: 401 });
      },
      { token: () => token },
    );
    await failureOf(client.call('balance'));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('a session started again with the same token can end again', async () => {
    let token: string | null = 'st_1';
    const { client, onUnauthorized } = createFakePlatform(() => new Response('', { status: 401 }), { token: () => token });
    await failureOf(client.call('balance'));
    token = null;
    await failureOf(client.call('balance'));
    token = 'st_1';
    await failureOf(client.call('balance'));
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });
});

describe('start-up', () => {
  it('holds submits until the permission has arrived, and sends start-up reads at once', async () => {
    const { client, seen } = createFakePlatform(() => refused('no'));
    const release = client.hold();
    const submit = client.call('login', { username: 'marina', password: 'x', type: 'username' });
    await settle(client.call('permission', { host: 'portal.test' }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(seen.map(({ path }) => path)).toEqual(['/wps/system/permission']);
    release();
    expect(await settle(submit)).toMatchObject({ value: { ok: false } });
    expect(seen).toHaveLength(2);
  });

  it('can hold again after it was released, when start-up is repeated', async () => {
    const { client, seen } = createFakePlatform(() => refused('no'));
    client.hold()();
    await settle(client.call('captcha'));
    const release = client.hold();
    const submit = client.call('captcha');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen).toHaveLength(1);
    release();
    await settle(submit);
    expect(seen).toHaveLength(2);
  });

  it('waiting for start-up does not count against the time limit, and can be cancelled', async () => {
    const { client, seen } = createFakePlatform(() => refused('no'));
    client.hold();
    const page = new AbortController();
    const submit = client.call('captcha', undefined, { signal: page.signal });
    await vi.advanceTimersByTimeAsync(60_000);
    page.abort();
    expect(await failureOf(submit)).toMatchObject({ kind: 'aborted' });
    expect(seen).toHaveLength(0);
  });

  it('a token call is not sent when the session ended while it waited', async () => {
    let token: string | null = 'st_1';
    const { client, seen } = createFakePlatform(() => ok(null), { token: () => token });
    const release = client.hold();
    const call = client.call('balance');
    token = null;
    release();
    expect(await failureOf(call)).toMatchObject({ kind: 'noToken' });
    expect(seen).toHaveLength(0);
  });
});

describe('request format', () => {
  it('a brand may replace method and path of a call, on its own host only', async () => {
    const { client, seen } = createFakePlatform(() => refused('no'), {
      overrides: {
        affiliate: { method: 'POST', path: '/wps/v3/affiliate' },
        captcha: { path: '//elsewhere.example/captcha' },
        balance: { path: 'https://elsewhere.example/balance' },
      },
    });
    await settle(client.call('affiliate', { code: 'A1', domain: 'portal.test' }));
    await settle(client.call('captcha'));
    await settle(client.call('balance'));
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /wps/v3/affiliate',
      'GET /wps/captcha',
      'GET /wps/v2/wallets/balance',
    ]);
  });

  it('sends reads as query, forms as form, the rest as JSON, all with the language', async () => {
    const { client, seen } = createFakePlatform(() => refused('no'));
    await settle(client.call('affiliate', { code: 'a b&c', domain: 'portal.test' }));
    await settle(client.call('passwordByEmail', { username: 'marina', email: 'm+1@mail.test' }));
    await settle(client.call('smsRegister', { mobileNo: '11987654321', countryDialingCode: '55' }));
    const [read, form, json] = seen;
    expect(Object.fromEntries(read?.query ?? [])).toEqual({ code: 'a b&c', domain: 'portal.test' });
    expect(read?.body).toBe('');
    expect(form?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
    expect(form?.body).toBe('username=marina&email=m%2B1%40mail.test');
    expect(json?.headers.get('Content-Type')).toBe('application/json');
    expect(JSON.parse(json?.body ?? '')).toEqual({ mobileNo: '11987654321', countryDialingCode: '55' });
    expect(seen.map(({ headers }) => headers.get('Language'))).toEqual(['PT', 'PT', 'PT']);
  });

  it('sends the headers of free play, with a new random text each time', async () => {
    const { client, seen } = createFakePlatform(() => refused('no'));
    await settle(client.call('freeplay'));
    await settle(client.call('freeplay'));
    const [first, second] = seen.map(({ headers }) => headers);
    expect(first?.get('platform')).toBe('W');
    expect(first?.get('gateway-version')).toBe('3');
    expect(first?.get('os')).toBeTruthy();
    expect(first?.get('random')).not.toBe(second?.get('random'));
  });
});
