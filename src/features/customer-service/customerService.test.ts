import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSealingCipher } from '#platform/sealing/cipher.ts';
import { readServiceAddress } from './customerService.ts';
import { createFakePlatform, ok, refused } from '#platform/http/fakePlatform.fixture.ts';
import { createSealedPlatform } from '#platform/sealing/sealedPlatform.fixture.ts';
import { createServerClock } from '#platform/clock/serverClock.ts';

const NOON = Date.parse('2031-05-01T12:00:00Z');
const hosts = ['chat.example'];
const room = 'https://chat.example/room/7';
const version = (path: string) => ({
  version: {
    pathList: [
      { type: 1, path: 'https://other.example/' },
      { type: 3, path },
    ],
  },
});
const onPage = (href: string) => vi.stubGlobal('location', new URL(href));

beforeEach(() => onPage('https://portal.example/'));
afterEach(() => vi.unstubAllGlobals());

describe('the address of the support window', () => {
  it('is the entry of type 3, unprotected in mode plain', async () => {
    const { client, seen } = createFakePlatform(() => ok(version(room)));
    expect(await readServiceAddress(client, { mode: 'plain', hosts })).toBe(room);
    expect(seen[0]?.headers.get('random')).toBeNull();
  });

  it('is decoded in mode base64', async () => {
    const { client } = createFakePlatform(() => ok(version(btoa(room))));
    expect(await readServiceAddress(client, { mode: 'base64', hosts })).toBe(room);
  });

  it('is decrypted with the key of this call in mode jwe', async () => {
    const platform = await createSealedPlatform('k1', () => NOON);
    const clock = createServerClock(
      () => NOON,
      () => 0,
    );
    const cipher = createSealingCipher({
      keys: [platform.key],
      reloadKeys: async () => [platform.key],
      clock,
      requireEncryption: true,
    });
    const { client } = createFakePlatform(
      async ({ headers, method, path }) => {
        const opened = await platform.open(headers.get('random') ?? '', method, path);
        return typeof opened === 'string' ? refused(opened) : ok(version(await platform.seal(room, opened)));
      },
      { cipher, clock },
    );
    expect(await readServiceAddress(client, { mode: 'jwe', hosts })).toBe(room);
    const forged = createFakePlatform(() => ok(version(room)), { cipher, clock });
    await expect(readServiceAddress(forged.client, { mode: 'jwe', hosts })).rejects.toMatchObject({ kind: 'encryption' });
  });

  it('is that of the start-up reply when the call fails, is refused or names no window (BOOT-17)', async () => {
    const fallback = version(room);
    const noWindow = { version: { pathList: [{ type: 1, path: 'https://other.example/' }] } };
    for (const answer of [() => refused('busy'), () => ok(noWindow), () => new Response('', { status: 503 })]) {
      const { client } = createFakePlatform(answer);
      expect(await readServiceAddress(client, { mode: 'plain', hosts, fallback })).toBe(room);
      await expect(readServiceAddress(client, { mode: 'plain', hosts })).rejects.toThrow();
      const elsewhere = { mode: 'plain' as const, hosts, fallback: version('https://evil.example/room') };
      await expect(readServiceAddress(client, elsewhere)).rejects.toMatchObject({ kind: 'badResponse' });
    }
  });

  it.each([
    'https://evil.example/room',
    'https://chat.example.evil.example/',
    'https://chat.example@evil.example/',
    'http://chat.example/room',
    'javascript:alert(1)',
    '//chat.example/room',
    'http://localhost/room',
    '',
  ])('is not %j', async (address) => {
    const { client } = createFakePlatform(() => ok(version(address)));
    await expect(readServiceAddress(client, { mode: 'plain', hosts })).rejects.toMatchObject({ kind: 'badResponse' });
  });

  it('is not localhost when the page is elsewhere, even if the brand lists it', async () => {
    const { client } = createFakePlatform(() => ok(version('http://localhost/room')));
    const options = { mode: 'plain', hosts: ['localhost'] } as const;
    await expect(readServiceAddress(client, options)).rejects.toMatchObject({ kind: 'badResponse' });
  });

  it('may be localhost when the page is there', async () => {
    onPage('http://folia.localhost:4173/');
    const { client } = createFakePlatform(() => ok(version('http://folia.localhost:4173/support')));
    expect(await readServiceAddress(client, { mode: 'plain', hosts })).toBe('http://folia.localhost:4173/support');
  });

  it.each([
    ['a refusal', () => refused('no')],
    ['no entry of type 3', () => ok({ version: { pathList: [] } })],
    ['no base64', () => ok(version('%%%'))],
  ])('%s is a failure', async (_, answer) => {
    const { client } = createFakePlatform(answer);
    await expect(readServiceAddress(client, { mode: 'base64', hosts })).rejects.toMatchObject({ kind: 'badResponse' });
  });
});
