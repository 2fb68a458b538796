import { CompactEncrypt, compactDecrypt, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import vectors from '../../../schemas/pep1-vectors.json' with { type: 'json' };
import {
  checkReplyHeader,
  checkRequestHeader,
  decodeBase64Url,
  encodeBase64Url,
  isCanonicalJwe,
  pep1,
  readRequestPlaintext,
} from './pep1.ts';
import { headerOf, openReplyByHand, openRequestByHand, sealReplyByHand, sealRequestByHand } from './pep1ByHand.fixture.ts';
import { openReply, sealRequest } from './pep1Cipher.ts';
import { createReplayGuard } from './replayGuard.fixture.ts';
import { createSealedPlatform } from './sealedPlatform.fixture.ts';

const { platformKey, ephemeralKey, now, requests, replies, refused } = vectors;
const LONG = 120_000;
const scale = process.env['DEEP'] === undefined ? 50 : 1;
const bytesOf = (text: string) => decodeBase64Url(text) ?? new Uint8Array();
const kids = [platformKey.kid];

/** A request as a platform reads it with a JOSE library: header checked first, then opened. */
async function check(jwe: string, method: string, path: string, at: number): Promise<string> {
  if (!isCanonicalJwe(jwe)) return 'sealed_malformed';
  try {
    const refusal = checkRequestHeader(headerOf(jwe), { kids, method, path, now: at });
    if (refusal !== null) return refusal;
    const { plaintext } = await compactDecrypt(jwe, await importJWK(platformKey, pep1.agreement));
    return new TextDecoder().decode(plaintext);
  } catch {
    return 'sealed_malformed';
  }
}

describe('the published vectors', () => {
  it.each(requests)(
    'request "$name" is rebuilt byte by byte and opened by the library',
    async ({ header, iv, plaintext, jwe, method, path }) => {
      expect(sealRequestByHand(platformKey, ephemeralKey, iv, header, plaintext)).toBe(jwe);
      expect(openRequestByHand(platformKey, jwe)).toBe(plaintext);
      expect(await check(jwe, method, path, now)).toBe(plaintext);
      expect(readRequestPlaintext(plaintext)).not.toBeNull();
    },
  );

  it.each(replies)(
    'reply "$name" is rebuilt byte by byte by hand and by the library, and opened by the portal',
    async ({ replyKey, header, iv, plaintext, jwe }) => {
      expect(sealReplyByHand(replyKey, iv, header, plaintext)).toBe(jwe);
      expect(openReplyByHand(replyKey, jwe)).toBe(plaintext);
      const byLibrary = await new CompactEncrypt(new TextEncoder().encode(plaintext))
        .setProtectedHeader({ ...header } as { alg: string; enc: string })
        .setInitializationVector(bytesOf(iv))
        .encrypt(bytesOf(replyKey));
      expect(byLibrary).toBe(jwe);
      expect(await openReply(jwe, bytesOf(replyKey), header.req)).toBe(plaintext);
    },
  );

  it.each(refused)('"$name" is refused: $reason', async ({ jwe, method, path, now: at, reason, ...rest }) => {
    if ('afterFirst' in rest) {
      const { jti } = headerOf(jwe) as { jti: string };
      const isNew = createReplayGuard();
      expect([isNew(jti, at), isNew(jti, at + 239), isNew(jti, at + 240)]).toEqual([true, false, true]);
      return;
    }
    expect(await check(jwe, method, path, at)).toBe(reason);
  });
});

describe('interoperation', () => {
  it(
    `${1_000 / scale} sealed calls are opened by the library and by hand, and their replies by the portal`,
    async () => {
      const platform = await createSealedPlatform('k1', () => now * 1_000);
      for (let index = 0; index < 1_000 / scale; index += 1) {
        const body = { username: `ünï-${index}`, password: encodeBase64Url(crypto.getRandomValues(new Uint8Array(index % 97))) };
        const target = { method: 'POST', path: '/wps/session/login' };
        const sealed = await sealRequest(platform.key, target, body, now);
        const opened = await platform.open(sealed.text, target.method, target.path);
        if (typeof opened === 'string') throw new Error(opened);
        expect(opened.body).toEqual(body);
        const reply = JSON.stringify({ success: true, value: index });
        expect(await sealed.open(await platform.seal(reply, opened))).toBe(reply);

        const toHand = await sealRequest({ ...platformKey, kty: 'EC', crv: 'P-256' }, target, body, now);
        expect(readRequestPlaintext(openRequestByHand(platformKey, toHand.text))?.body).toEqual(body);
      }
    },
    LONG,
  );
});

describe('tampering', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.= ';
  let seed = 7;
  const draw = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const altered = (text: string): string => {
    const at = draw(text.length);
    for (;;) {
      const other = alphabet[draw(alphabet.length)] ?? 'A';
      if (other !== text[at]) return text.slice(0, at) + other + text.slice(at + 1);
    }
  };

  it(
    `no request with one changed character of ${10_000 / scale} is accepted`,
    async () => {
      const [request] = requests;
      if (request === undefined) throw new Error('no vector');
      const accepted: string[] = [];
      for (let index = 0; index < 10_000 / scale; index += 1) {
        const verdict = await check(altered(request.jwe), request.method, request.path, now);
        if (!/^(sealed_|key_rotated|clock_skew)/.test(verdict)) accepted.push(verdict);
      }
      expect(accepted).toEqual([]);
    },
    LONG,
  );

  it(
    `no reply with one changed character of ${10_000 / scale} is opened`,
    async () => {
      const [reply] = replies;
      if (reply === undefined) throw new Error('no vector');
      const opened: string[] = [];
      for (let index = 0; index < 10_000 / scale; index += 1) {
        await openReply(altered(reply.jwe), bytesOf(reply.replyKey), reply.header.req).then(
          (text) => opened.push(text),
          () => undefined,
        );
      }
      expect(opened).toEqual([]);
    },
    LONG,
  );

  it('a reply whose unused last bits are set is not opened, though it decodes to the same bytes', async () => {
    for (const { jwe, replyKey, header } of replies) {
      const alphabet64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      const last = alphabet64.indexOf(jwe.at(-1) ?? '');
      const altered = jwe.slice(0, -1) + alphabet64[last + 1];
      expect(Buffer.from(altered.split('.')[4] ?? '', 'base64url')).toEqual(Buffer.from(jwe.split('.')[4] ?? '', 'base64url'));
      await expect(openReply(altered, bytesOf(replyKey), header.req)).rejects.toThrow('not a sealed text');
    }
  });

  it('a text of fewer or more than five parts is invalid', () => {
    const [{ jwe } = { jwe: '' }] = replies;
    expect([jwe, jwe.split('.').slice(0, 4).join('.'), `${jwe}.`, ''].map(isCanonicalJwe)).toEqual([true, false, false, false]);
  });

  it('a reply of another algorithm, or for another request, is not opened', async () => {
    const [reply, other] = replies;
    if (reply === undefined || other === undefined) throw new Error('no vector');
    await expect(openReply(reply.jwe, bytesOf(reply.replyKey), other.header.req)).rejects.toThrow('another request');
    await expect(openReply(other.jwe, bytesOf(reply.replyKey), other.header.req)).rejects.toThrow('could not be opened');
    expect(checkReplyHeader({ ...reply.header, alg: 'A256KW' }, reply.header.req)).toBe(false);
    expect(checkReplyHeader(null, reply.header.req)).toBe(false);
  });
});
