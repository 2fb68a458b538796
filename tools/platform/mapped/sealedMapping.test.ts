import { compactDecrypt, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import vectors from '../../../schemas/pep1-vectors.json' with { type: 'json' };
import type { Mappings } from '#contract/types.ts';
import { createServerClock } from '#platform/clock/serverClock.ts';
import { type Client, createClient } from '#platform/http/client.ts';
import { mappingOf } from '#platform/mapping/brandMapping.ts';
import { createSealingCipher } from '#platform/sealing/cipher.ts';
import { decodeBase64Url, pep1 } from '#platform/sealing/pep1.ts';
import { openReply } from '#platform/sealing/pep1Cipher.ts';
import type { PayloadCipher } from '#platform/sealing/payloadCipher.ts';
import { createSealedPlatform } from '#platform/sealing/sealedPlatform.fixture.ts';

const PATH = '/wallet/authenticate';
const body = { username: 'marina', password: 'Lavender-42', type: 'username' } as const;

const mappings: Mappings = {
  time: 'seconds',
  headers: { 'X-Site': { constant: 'acme' } },
  envelope: {
    value: 'data',
    code: 'code',
    success: ['OK'],
    codes: { 'E-SKEW': 'clock_skew', 'E-KEY': 'key_rotated', 'E-AGAIN': 'sealed_replayed', 'E-LOGIN': 'wrong_password' },
  },
  calls: {
    login: {
      add: { 'client.kind': 'web' },
      request: { fields: { username: { at: 'who.name' }, password: { at: 'who.secret' } } },
      reply: { fields: { token: { at: 'session.key' } } },
      failure: { fields: { serverTime: { at: 'now' } } },
    },
  },
};

function portalWith(
  cipher: PayloadCipher,
  answer: (request: Request) => Promise<Response>,
  own: Partial<Parameters<typeof createClient>[0]> = {},
): Client {
  return createClient({
    origin: 'https://stage.example',
    token: () => null,
    language: () => 'EN',
    cipher,
    mapping: mappingOf({ mappings, currency: {} }),
    overrides: { login: { path: PATH } },
    onUnauthorized: () => undefined,
    onTokenMissing: () => undefined,
    report: () => undefined,
    fetch: async (url, init) => answer(new Request(url, init)),
    ...own,
  });
}

const sealedReply = (text: string) => new Response(text, { headers: { 'Content-Type': pep1.mediaType } });
const said = (code: string, data: unknown = null) => JSON.stringify({ code, data });
const plainly = (code: string, data: unknown = null) => Response.json({ code, data });

/** A platform of another hand that opens what is sealed, and the portal in front of it. */
async function open(answer: (opened: { body: unknown }, seal: (text: string) => Promise<Response>) => Promise<Response>) {
  const clock = createServerClock();
  const platform = await createSealedPlatform('k1', Date.now);
  const next = await createSealedPlatform('k2', Date.now);
  const received: { body: unknown; text: string; headers: Headers }[] = [];
  let renewed = 0;
  const cipher = createSealingCipher({
    keys: [platform.key],
    reloadKeys: async () => ((renewed += 1), [next.key]),
    clock,
    requireEncryption: true,
  });
  const portal = portalWith(
    cipher,
    async (request) => {
      const text = await request.text();
      const { pathname } = new URL(request.url);
      const keys = renewed === 0 ? platform : next;
      const opened = await keys.open(text, request.method, pathname);
      if (typeof opened === 'string') throw new Error(opened);
      received.push({ body: opened.body, text, headers: request.headers });
      return answer(opened, async (reply) => sealedReply(await keys.seal(reply, opened)));
    },
    { clock },
  );
  return { portal, received, clock, renewed: () => renewed };
}

describe('a sealed call of a mapped platform', () => {
  it('is sealed around the words of the platform, for its own path, and the sealed reply is read', async () => {
    const { portal, received } = await open((_, seal) => seal(said('OK', { session: { key: 'st_1' }, firstTimeLogin: false })));
    expect(await portal.call('login', body)).toEqual({ ok: true, value: { token: 'st_1', firstTimeLogin: false } });
    const [{ body: sent, text, headers }] = received as [(typeof received)[0]];
    expect(sent).toEqual({ who: { name: 'marina', secret: 'Lavender-42' }, type: 'username', client: { kind: 'web' } });
    expect(text).not.toContain('marina');
    expect([headers.get('X-Site'), headers.get('Content-Type')]).toEqual(['acme', pep1.mediaType]);
  });

  it('is refused in words of the contract', async () => {
    const { portal } = await open((_, seal) => seal(said('E-LOGIN')));
    expect(await portal.call('login', body)).toMatchObject({ ok: false, code: 'wrong_password' });
  });

  it('is not believed when its reply could be forged', async () => {
    for (const reply of [plainly('OK', { session: { key: 'st_evil' } }), plainly('E-LOGIN'), plainly('E-AGAIN')]) {
      const { portal } = await open(async () => reply);
      await expect(portal.call('login', body)).rejects.toMatchObject({ kind: 'encryption' });
    }
  });

  it('is sealed once more with the time or the key of the platform', async () => {
    const ahead = Math.floor(Date.now() / 1_000) + 60;
    const late = await open(async (_, seal) =>
      late.received.length === 1 ? plainly('E-SKEW', { now: ahead }) : seal(said('OK', { session: { key: 'st_2' } })),
    );
    expect(await late.portal.call('login', body)).toMatchObject({ ok: true, value: { token: 'st_2' } });
    expect(Math.abs(late.clock.now() / 1_000 - ahead)).toBeLessThan(30);
    const old = await open(async (_, seal) =>
      old.renewed() === 0 ? plainly('E-KEY') : seal(said('OK', { session: { key: 'st_3' } })),
    );
    expect(await old.portal.call('login', body)).toMatchObject({ ok: true, value: { token: 'st_3' } });
    expect(old.renewed()).toBe(1);
  });
});

describe('the sealed bodies of the published vectors', () => {
  const [request] = vectors.requests;
  const { platformKey, replies } = vectors;

  /** The portal with the vectors' request and a reply of theirs in front of a platform that has only its names swapped. */
  function withVectors(index: number): { portal: Client; sealed: unknown[] } {
    const sealed: unknown[] = [];
    const { replyKey, header, jwe } = replies[index]!;
    const cipher: PayloadCipher = {
      seal: async (_, given) => {
        sealed.push(given);
        return {
          text: request!.jwe,
          headers: { 'Content-Type': pep1.mediaType },
          open: (text) => openReply(text, decodeBase64Url(replyKey)!, header.req),
          wantsSealedReply: true,
        };
      },
      sealRandom: () => Promise.reject(new Error('not asked')),
      renewKeys: () => Promise.resolve(),
    };
    const answer = async (sent: Request): Promise<Response> => {
      const { plaintext } = await compactDecrypt(await sent.text(), await importJWK(platformKey, pep1.agreement));
      sealed.push((JSON.parse(new TextDecoder().decode(plaintext)) as { body: unknown }).body);
      return sealedReply(jwe);
    };
    const swapped: Mappings = {
      envelope: { value: 'value', code: 'success', success: ['true'], message: 'message', codes: { false: 'account_locked' } },
      calls: {
        login: {
          request: { fields: { username: { at: 'password' }, password: { at: 'username' } } },
          reply: { fields: { challengeId: { at: 'token' }, token: { constant: 'ours' } } },
        },
      },
    };
    return { portal: portalWith(cipher, answer, { mapping: mappingOf({ mappings: swapped, currency: {} }) }), sealed };
  }

  it('hold what was mapped, and are mapped once they are opened', async () => {
    const { portal, sealed } = withVectors(0);
    const reply = await portal.call('login', { username: body.password, password: body.username, type: 'username' });
    expect(sealed).toEqual([body, body]);
    expect(reply).toMatchObject({ ok: true, value: { challengeId: 'st_8d1f0c7a2b', token: 'ours', firstTimeLogin: false } });
  });

  it('that refuse have their code mapped', async () => {
    const reply = await withVectors(1).portal.call('login', body);
    expect(reply).toMatchObject({ ok: false, code: 'account_locked' });
  });
});
