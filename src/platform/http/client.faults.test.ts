import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#platform/errors/callError.ts';
import { isErrorCode, messageOf } from '#platform/errors/errors.ts';
import { createCallMapping } from '#platform/mapping/callMapping.ts';
import { createFakePlatform, failureOf, noConnection, ok, refused, settle } from './fakePlatform.fixture.ts';

const country = { countryCode: 'BR', countryDialingCode: '+55' };

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

const never = () => new Promise<Response>(() => undefined);

describe('network failures', () => {
  it('a read without connection is tried three times with jitter, then fails as offline', async () => {
    const { client, seen, reports } = createFakePlatform(noConnection);
    expect(await failureOf(client.call('countryCodes'))).toMatchObject({ kind: 'offline', endpoint: 'countryCodes' });
    expect(seen).toHaveLength(3);
    for (const index of [1, 2]) {
      const pause = (seen[index]?.at ?? 0) - (seen[index - 1]?.at ?? 0);
      expect(pause).toBeGreaterThanOrEqual(300);
      expect(pause).toBeLessThanOrEqual(3_020);
    }
    expect(reports).toEqual([expect.objectContaining({ kind: 'callFailed', endpoint: 'countryCodes', reason: 'offline' })]);
  });

  it('a read that succeeds on its second try returns its value', async () => {
    const { client } = createFakePlatform((_, index) => (index === 0 ? noConnection() : ok([country])));
    expect(await settle(client.call('countryCodes'))).toMatchObject({
      status: 'fulfilled',
      value: { ok: true, value: [country] },
    });
  });

  it('a write without connection is sent only once', async () => {
    const { client, seen } = createFakePlatform(noConnection);
    expect(await failureOf(client.call('logout'))).toMatchObject({ kind: 'offline' });
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['countryCodes', 10_000],
    ['logout', 15_000],
  ] as const)('%s without answer is aborted after %i ms and not retried', async (name, limit) => {
    const { client, seen } = createFakePlatform(never);
    const began = performance.now();
    expect(await failureOf(client.call(name))).toMatchObject({ kind: 'timeout' });
    expect(performance.now() - began).toBeGreaterThanOrEqual(limit);
    expect(performance.now() - began).toBeLessThanOrEqual(limit + 100);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.signal.aborted).toBe(true);
  });

  it('a body that stops half-way times out', async () => {
    const { client } = createFakePlatform(
      () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) })),
    );
    expect(await failureOf(client.call('countryCodes'))).toMatchObject({ kind: 'timeout' });
  });

  it('a deadline ends the call with all its retries', async () => {
    const { client } = createFakePlatform(noConnection);
    const began = performance.now();
    expect(await failureOf(client.call('countryCodes', undefined, { deadlineMs: 1_000 }))).toMatchObject({ kind: 'timeout' });
    expect(performance.now() - began).toBeLessThanOrEqual(1_100);
  });

  it('a call that the page cancels is aborted silently, also while it waits for a retry', async () => {
    const { client, seen, reports } = createFakePlatform(noConnection);
    const page = new AbortController();
    setTimeout(() => page.abort(), 100);
    expect(await failureOf(client.call('countryCodes', undefined, { signal: page.signal }))).toMatchObject({ kind: 'aborted' });
    expect(seen).toHaveLength(1);
    expect(reports).toEqual([]);
  });
});

describe('statuses', () => {
  it.each([502, 503, 504])('%i retries a read twice and reports the platform as unavailable once', async (status) => {
    const { client, seen, onUnavailable } = createFakePlatform(() => new Response('', { status }));
    expect(await failureOf(client.call('countryCodes'))).toMatchObject({ kind: 'unavailable', status });
    expect(seen).toHaveLength(3);
    expect(onUnavailable).toHaveBeenCalledTimes(1);
  });

  it('500 is not retried', async () => {
    const { client, seen } = createFakePlatform(() => new Response('{"success":true}', { status: 500 }));
    expect(await failureOf(client.call('countryCodes'))).toMatchObject({ kind: 'unavailable', status: 500 });
    expect(seen).toHaveLength(1);
  });

  it('503 retries neither a write nor a read that is polled', async () => {
    const { client, seen } = createFakePlatform(() => new Response('', { status: 503 }));
    await failureOf(client.call('logout'));
    await failureOf(client.call('systemStatus'));
    expect(seen).toHaveLength(2);
  });

  it('429 is retried after the time of Retry-After, not before', async () => {
    const { client, seen } = createFakePlatform((_, index) =>
      index === 0 ? new Response('', { status: 429, headers: { 'Retry-After': '4' } }) : ok([country]),
    );
    expect(await settle(client.call('countryCodes'))).toMatchObject({ status: 'fulfilled' });
    expect((seen[1]?.at ?? 0) - (seen[0]?.at ?? 0)).toBeGreaterThanOrEqual(4_000);
  });

  it('429 with a long wait fails with that wait, and no call is sent earlier', async () => {
    const { client, seen } = createFakePlatform(() => new Response('', { status: 429, headers: { 'Retry-After': '60' } }));
    const send = () => client.call('smsLogin', { mobileNum: '11987654321', countryDialingCode: '55' });
    expect(await failureOf(send())).toMatchObject({ kind: 'throttled', retryAfterMs: 60_000 });
    expect(await failureOf(send())).toMatchObject({ kind: 'throttled' });
    expect(seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await failureOf(send());
    expect(seen).toHaveLength(2);
  });

  it('403 means forbidden and keeps the session', async () => {
    const { client, onUnauthorized } = createFakePlatform(() => refused('forbidden', null, { status: 403 }));
    expect(await failureOf(client.call('balance'))).toMatchObject({ kind: 'forbidden', status: 403 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([
    ['in_function_not_open', 'portal:in_function_not_open'],
    ['in_need_true_account', 'errors:in_need_true_account'],
    ['a_code_of_tomorrow', 'errors:no_permission'],
    ['Call +1 555 0100 to be unlocked', 'errors:no_permission'],
    ['constructor', 'errors:no_permission'],
  ])('403 says why where the reason has a text of ours: %s', async (message, key) => {
    const { client } = createFakePlatform(() => refused(message, null, { status: 403 }));
    expect(messageOf((await failureOf(client.call('balance'))) as CallError)).toEqual({ key });
  });

  it.each(['', '<html>403</html>', 'null', '[]'])('403 with another body is forbidden: %j', async (body) => {
    const { client } = createFakePlatform(() => new Response(body, { status: 403 }));
    expect(await failureOf(client.call('balance'))).toMatchObject({ kind: 'forbidden', status: 403 });
  });

  it('a refusal may have any status of the 400s', async () => {
    const { client } = createFakePlatform(() => refused('wrong_password', { captcha: true }, { status: 422 }));
    const reply = await settle(client.call('login', { username: 'marina', password: 'x', type: 'username' }));
    expect(reply).toMatchObject({ value: { ok: false, code: 'wrong_password', value: { captcha: true } } });
  });

  it('a visitor whose login gets 401 is refused, not signed out', async () => {
    const { client, onUnauthorized } = createFakePlatform(() => refused('wrong_password', null, { status: 401 }), {
      token: () => null,
    });
    const reply = await settle(client.call('login', { username: 'marina', password: 'x', type: 'username' }));
    expect(reply).toMatchObject({ value: { ok: false, code: 'wrong_password', value: null } });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe("the platform's time", () => {
  const date = 'Thu, 01 May 2031 12:00:00 GMT';
  const timeAfter = async (headers: Record<string, string>) => {
    const { client } = createFakePlatform(() => ok([country], { headers }));
    await settle(client.call('countryCodes'));
    return Math.abs(client.clock.now() - Date.parse(date)) <= 2_000;
  };

  it('is learned from the date of any reply except a cached one', async () => {
    expect(await timeAfter({ Date: date })).toBe(true);
    expect(await timeAfter({ Date: date, Age: '300' })).toBe(false);
  });
});

describe('unreadable answers', () => {
  const bodies: Record<string, BodyInit | null> = {
    'cut off': '{"success":true,"value":[{"countryCode":"BR"',
    empty: '',
    HTML: '<!doctype html><title>Sign in to the network</title>',
    'a list': '[1,2,3]',
    null: 'null',
    'an envelope without success': '{"value":[]}',
    'success as text': '{"success":"true","value":[]}',
    'bytes of another charset': new Uint8Array([0xff, 0xfe, 0x7b, 0x00]),
    'a value of another kind': '{"success":true,"value":{"countryCode":"BR"}}',
    'no value': '{"success":true}',
    'nested without end': '['.repeat(200_000),
  };
  it.each(Object.keys(bodies))('%s is a typed failure, reported, and not retried', async (name) => {
    const { client, seen, reports } = createFakePlatform(() => new Response(bodies[name] ?? null));
    const error = await failureOf(client.call('countryCodes'));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ kind: 'badResponse', endpoint: 'countryCodes' });
    expect(seen).toHaveLength(1);
    expect(reports).toHaveLength(1);
  });

  it('204 is unreadable too', async () => {
    const { client } = createFakePlatform(() => new Response(null, { status: 204 }));
    expect(await failureOf(client.call('logout'))).toMatchObject({ kind: 'badResponse', status: 204 });
  });

  it('ignores a byte order mark', async () => {
    const { client } = createFakePlatform(() => new Response(`\uFEFF${JSON.stringify({ success: true, value: [country] })}`));
    expect(await settle(client.call('countryCodes'))).toMatchObject({ value: { ok: true, value: [country] } });
  });

  it('drops and reports a bad item and keeps the others', async () => {
    const { client, reports } = createFakePlatform(() => ok([country, { countryCode: 7 }, null, country]));
    expect(await settle(client.call('countryCodes'))).toMatchObject({ value: { value: [country, country] } });
    expect(reports).toEqual([expect.objectContaining({ kind: 'replyRepaired', endpoint: 'countryCodes' })]);
  });

  it('money keeps every digit', async () => {
    const body = '{"success":true,"value":{"balance":12345678901234567.89,"sumBalance":1e3}}';
    const { client } = createFakePlatform(() => new Response(body));
    expect(await settle(client.call('balance'))).toMatchObject({
      value: { ok: true, value: { balance: '12345678901234567.89', sumBalance: '1000' } },
    });
  });

  it('rejects a sealed answer to a call that sent no key', async () => {
    const { client } = createFakePlatform(() => ok([country], { headers: { 'Content-Type': 'application/jose' } }));
    expect(await failureOf(client.call('countryCodes'))).toMatchObject({ kind: 'encryption' });
  });

  it('success requires a status of the 200s', async () => {
    const { client } = createFakePlatform(() => ok([country], { status: 404 }));
    expect(await failureOf(client.call('countryCodes'))).toMatchObject({ kind: 'badResponse', status: 404 });
  });
});

it('an amount that the unit of a mapped platform cannot hold is not sent, and says so', async () => {
  const brand = { mappings: { money: 'minor' }, currency: { decimals: 2 } } as const;
  const mapping = createCallMapping(brand, { ApplyDepositRequest: { money: ['amount'] } }, isErrorCode);
  const { client, seen } = createFakePlatform(() => ok(null), { mapping });
  const failure = await failureOf(client.call('applyDeposit', { channelId: 'a', amount: '1.005' }));
  expect(failure).toMatchObject({ kind: 'unsendable', endpoint: 'applyDeposit' });
  expect(messageOf(failure as CallError)).toEqual({ key: 'errors:invalid_request' });
  expect(seen).toHaveLength(0);
});
