import { describe, expect, it, vi } from 'vitest';
import { createPlainCipher, createSealingCipher, mayTravelPlain } from './cipher.ts';
import { createFakePlatform, ok, refused, type SeenRequest } from '#platform/http/fakePlatform.fixture.ts';
import { pep1 } from './pep1.ts';
import { createSealedPlatform, type OpenedRequest } from './sealedPlatform.fixture.ts';
import { createServerClock } from '#platform/clock/serverClock.ts';

const NOON = Date.parse('2031-05-01T12:00:00Z');
const login = { username: 'marina', password: 'Lavender-42', type: 'username' } as const;
const target = { method: 'POST', path: '/wps/session/login' };

/** A platform that requires sealed payloads, and a client of a brand that holds its key. */
async function createSealedPair(
  options: { deviceAhead?: number; answer?: (opened: OpenedRequest) => object; sealReplies?: boolean } = {},
) {
  const {
    deviceAhead = 0,
    answer = () => ({ success: true, message: null, value: { token: 'st_9' } }),
    sealReplies = true,
  } = options;
  const current = await createSealedPlatform('k1', () => NOON);
  const clock = createServerClock(
    () => NOON + deviceAhead,
    () => 0,
  );
  const reloadKeys = vi.fn(async () => [current.key]);
  const cipher = createSealingCipher({ keys: [current.key], reloadKeys, clock, requireEncryption: sealReplies });
  const respond = async ({ body, method, path }: SeenRequest): Promise<Response> => {
    const opened = await current.open(body, method, path);
    if (opened === 'clock_skew') return refused(opened, { serverTime: NOON });
    if (typeof opened === 'string') return refused(opened);
    const text = JSON.stringify(answer(opened));
    if (!sealReplies) return new Response(text);
    return new Response(await current.seal(text, opened), { headers: { 'Content-Type': pep1.mediaType } });
  };
  return { current, clock, reloadKeys, cipher, platform: createFakePlatform(respond, { cipher, clock }) };
}

describe('sealed calls', () => {
  it('are unreadable on the wire and decrypted on arrival', async () => {
    const bodies: unknown[] = [];
    const { platform } = await createSealedPair({
      answer: ({ body }) => {
        bodies.push(body);
        return { success: true, message: null, value: { token: 'st_9', firstTimeLogin: true } };
      },
    });
    expect(await platform.client.call('login', login)).toEqual({ ok: true, value: { token: 'st_9', firstTimeLogin: true } });
    expect(bodies).toEqual([login]);
    const [sent] = platform.seen;
    expect(sent?.headers.get('Content-Type')).toBe('application/jose');
    expect(sent?.headers.get('X-Portal-Enc')).toBe('1');
    expect(sent?.body).not.toContain('Lavender');
    expect(atob((sent?.body.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('marina');
  });

  it('never repeat a payload, even for the same content', async () => {
    const { platform } = await createSealedPair();
    await platform.client.call('login', login);
    await platform.client.call('login', login);
    expect(platform.seen[0]?.body).not.toBe(platform.seen[1]?.body);
  });

  it('are limited to calls with secrets: others are sent plain', async () => {
    const { platform } = await createSealedPair();
    await platform.client.call('smsLogin', { mobileNum: '11987654321', countryDialingCode: '55' }).catch(() => null);
    expect(platform.seen[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  it('may get plain answers, refusals too, where the brand does not require sealing', async () => {
    const answer = () => ({ success: false, message: 'wrong_password', value: { captcha: true } });
    const { platform } = await createSealedPair({ sealReplies: false, answer });
    expect(await platform.client.call('login', login)).toMatchObject({
      ok: false,
      code: 'wrong_password',
      value: { captcha: true },
    });
  });

  it("of a device whose clock is a day ahead are sent again with the platform's time", async () => {
    const { platform, clock } = await createSealedPair({ deviceAhead: 86_400_000 });
    expect(await platform.client.call('login', login)).toMatchObject({ ok: true });
    expect(platform.seen).toHaveLength(2);
    expect(clock.now()).toBe(NOON);
    expect(await platform.client.call('login', login)).toMatchObject({ ok: true });
    expect(platform.seen).toHaveLength(3);
  });

  it('learn the time from an earlier reply, so that nothing is sent twice', async () => {
    const { platform, clock } = await createSealedPair({ deviceAhead: -86_400_000 });
    clock.learn(new Date(NOON).toUTCString(), 0, 0);
    expect(await platform.client.call('login', login)).toMatchObject({ ok: true });
    expect(platform.seen).toHaveLength(1);
  });

  it('fail when the time is refused twice', async () => {
    const { cipher } = await createSealedPair();
    const { client, seen } = createFakePlatform(() => refused('clock_skew', { serverTime: NOON }), { cipher });
    await expect(client.call('login', login)).rejects.toMatchObject({ kind: 'encryption' });
    expect(seen).toHaveLength(2);
  });

  it('under a rotated key fetch the keys once and are sealed again', async () => {
    const { platform, current, clock } = await createSealedPair();
    const older = await createSealedPlatform('k0', () => NOON);
    const reloadKeys = vi.fn(async () => [current.key]);
    const cipher = createSealingCipher({ keys: [older.key], reloadKeys, clock, requireEncryption: false });
    const { client } = createFakePlatform(
      async ({ body, method, path }) => {
        const opened = await current.open(body, method, path);
        return typeof opened === 'string' ? refused(opened) : ok({ token: 'st_9' });
      },
      { cipher },
    );
    expect(await client.call('login', login)).toMatchObject({ ok: true });
    expect(reloadKeys).toHaveBeenCalledTimes(1);
    expect(platform.seen).toHaveLength(0);
  });

  it('fail when fresh keys are refused, too', async () => {
    const { cipher, reloadKeys } = await createSealedPair();
    const { client, seen } = createFakePlatform(() => refused('key_rotated'), { cipher });
    await expect(client.call('login', login)).rejects.toMatchObject({ kind: 'encryption' });
    expect(seen).toHaveLength(2);
    expect(reloadKeys).toHaveBeenCalledTimes(1);
  });

  it.each(['sealed_malformed', 'sealed_mismatch', 'sealed_replayed'])(
    'refused as %s are a failure, not a refusal of the player',
    async (code) => {
      const { cipher } = await createSealedPair();
      const { client } = createFakePlatform(() => refused(code), { cipher });
      await expect(client.call('login', login)).rejects.toMatchObject({ kind: 'encryption' });
    },
  );

  it('reject a reply sealed for another request', async () => {
    const { current, cipher } = await createSealedPair();
    const { client } = createFakePlatform(
      async ({ body, method, path }) => {
        const opened = await current.open(body, method, path);
        if (typeof opened === 'string') return refused(opened);
        const text = await current.seal('{"success":true,"value":{"token":"st_9"}}', {
          ...opened,
          jti: 'AAAAAAAAAAAAAAAAAAAAAA',
        });
        return new Response(text, { headers: { 'Content-Type': 'application/jose' } });
      },
      { cipher },
    );
    await expect(client.call('login', login)).rejects.toMatchObject({ kind: 'encryption' });
  });
});

describe('keys', () => {
  const sealedWith = async (keys: Parameters<typeof createSealingCipher>[0]['keys']) => {
    const clock = createServerClock(
      () => NOON,
      () => 0,
    );
    const { text } = await createSealingCipher({ keys, reloadKeys: async () => [], clock, requireEncryption: true }).seal(
      target,
      login,
    );
    return JSON.parse(atob((text.split('.')[0] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { kid: string };
  };

  it('the current one is used until its end, then the next one', async () => {
    const [{ key: current }, { key: next }] = await Promise.all([
      createSealedPlatform('k1', () => NOON),
      createSealedPlatform('k2', () => NOON),
    ]);
    expect(await sealedWith([{ ...current, notAfter: NOON + 1 }, next])).toMatchObject({ kid: 'k1' });
    expect(await sealedWith([{ ...current, notAfter: NOON }, next])).toMatchObject({ kid: 'k2' });
  });

  it('without a valid key nothing is sealed, and nothing is sent plain instead', async () => {
    const clock = createServerClock(
      () => NOON,
      () => 0,
    );
    const cipher = createSealingCipher({ keys: [], reloadKeys: async () => [], clock, requireEncryption: true });
    const { client, seen } = createFakePlatform(() => ok({ token: 'st_9' }), { cipher });
    await expect(client.call('login', login)).rejects.toMatchObject({ kind: 'encryption' });
    expect(seen).toHaveLength(0);
  });

  it('a broken key is an encryption failure', async () => {
    const key = { kty: 'EC', crv: 'P-256', x: 'A'.repeat(43), y: 'A'.repeat(43), kid: 'bad' } as const;
    const cipher = createSealingCipher({
      keys: [key],
      reloadKeys: async () => [],
      clock: createServerClock(),
      requireEncryption: true,
    });
    const { client, seen } = createFakePlatform(() => ok({ token: 'st_9' }), { cipher });
    await expect(client.call('login', login)).rejects.toMatchObject({ kind: 'encryption' });
    expect(seen).toHaveLength(0);
  });

  it('without WebCrypto a brand that requires sealing is blocked', async () => {
    const { cipher } = await createSealedPair();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await expect(cipher.seal(target, login)).rejects.toMatchObject({ name: 'CipherError' });
    vi.unstubAllGlobals();
  });
});

describe('plain payloads', () => {
  it('are allowed in a preview on an insecure address only, and only where the brand does not require sealing', () => {
    const situations = [true, false].flatMap((preview) =>
      [true, false].flatMap((requireEncryption) =>
        [true, false].map((secureContext) => ({ preview, requireEncryption, secureContext })),
      ),
    );
    expect(situations.filter(mayTravelPlain)).toEqual([{ preview: true, requireEncryption: false, secureContext: false }]);
  });

  it('are ordinary JSON', async () => {
    const { client, seen } = createFakePlatform(() => ok({ token: 'st_9' }), { cipher: createPlainCipher() });
    expect(await client.call('login', login)).toMatchObject({ ok: true });
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(login);
  });
});

describe('random headers', () => {
  it('are sealed random bytes that the platform can open, new each time', async () => {
    const { current, cipher } = await createSealedPair();
    const path = '/wps/session/login/freeplay';
    const { client, seen } = createFakePlatform(() => refused('no'), { cipher });
    await client.call('freeplay');
    await client.call('freeplay');
    const opened = await Promise.all(seen.map(({ headers }) => current.open(headers.get('random') ?? '', 'POST', path)));
    const texts = opened.map((request) => (typeof request === 'string' ? request : (request.body as { r: string }).r));
    expect(texts[0]).toMatch(/^[\w-]{43}$/);
    expect(texts[0]).not.toBe(texts[1]);
  });
});
