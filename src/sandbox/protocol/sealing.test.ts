import fc from 'fast-check';
import { decodeProtectedHeader } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSealingCipher } from '#platform/sealing/cipher.ts';
import { createClient } from '#platform/http/client.ts';
import { readServiceAddress } from '#features/customer-service/customerService.ts';
import { sealRequest } from '#platform/sealing/pep1Cipher.ts';
import { createServerClock } from '#platform/clock/serverClock.ts';
import { openBench, origin, type Bench } from '#sandbox/sandbox.fixture.ts';

const target = { method: 'POST', path: '/wps/session/login' };
const body = { username: 'member01', password: 'River27Stone', type: 'username' };

async function send(bench: Bench, text: string, path = target.path, method = 'POST') {
  const init = { method, body: text };
  const response = await bench.sandbox.handle(new Request(`${origin}${path}`, init));
  if (response === null) throw new Error('not answered');
  return response;
}

const refusalOf = async (response: Response) => ((await response.json()) as { message: string }).message;
const seal = async (bench: Bench, at = bench.now()) => {
  const [key] = bench.sandbox.publicKeys;
  if (key === undefined) throw new Error('no key');
  return sealRequest(key, target, body, Math.floor(at / 1000));
};

afterEach(() => vi.unstubAllGlobals());

describe('sealed payloads', () => {
  it('get sealed answers that only the caller can open', async () => {
    const bench = await openBench('folia');
    const sealed = await seal(bench);
    const response = await send(bench, sealed.text);
    expect(response.headers.get('content-type')).toBe('application/jose');
    expect(JSON.parse(await sealed.open(await response.text()))).toMatchObject({ success: true });
    await expect((await seal(bench)).open(await (await send(bench, (await seal(bench)).text)).text())).rejects.toThrow();
  });

  it('are accepted once', async () => {
    const bench = await openBench('folia');
    const { text } = await seal(bench);
    await send(bench, text);
    expect(await refusalOf(await send(bench, text))).toBe('sealed_replayed');
  });

  it('are refused on another path, with another method, at another time or altered', async () => {
    const bench = await openBench('folia');
    const { text } = await seal(bench);
    expect(await refusalOf(await send(bench, text, '/wps/session/login/verify'))).toBe('sealed_mismatch');
    expect(await refusalOf(await send(bench, text, '/wps/member/register', 'PUT'))).toBe('sealed_mismatch');
    const late = await (await send(bench, (await seal(bench, bench.now() - 121_000)).text)).json();
    expect(late).toMatchObject({ message: 'clock_skew', value: { serverTime: bench.now() } });
    const parts = text.split('.');
    for (const index of [0, 2, 3, 4]) {
      const changed = parts.with(index, [...(parts[index] ?? '')].reverse().join(''));
      expect(['sealed_malformed', 'sealed_mismatch']).toContain(await refusalOf(await send(bench, changed.join('.'))));
    }
    expect(await refusalOf(await send(bench, 'no.jwe'))).toBe('sealed_malformed');
  });

  it('are never accepted with one character changed', async () => {
    const bench = await openBench('folia');
    const { text } = await seal(bench);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
    const change = fc
      .record({ at: fc.nat(text.length - 1), by: fc.constantFrom(...alphabet) })
      .filter(({ at, by }) => text[at] !== by);
    await fc.assert(
      fc.asyncProperty(change, async ({ at, by }) => {
        const response = await send(bench, text.slice(0, at) + by + text.slice(at + 1));
        expect(await response.json()).toMatchObject({ success: false });
      }),
      { numRuns: process.env['DEEP'] ? 10_000 : 200 },
    );
    expect((await send(bench, text)).headers.get('content-type')).toBe('application/jose');
  });

  it('may be plain only if the brand allows it', async () => {
    const bench = await openBench('folia');
    expect(await refusalOf(await send(bench, JSON.stringify(body)))).toBe('encryption_required');
    const plain = await openBench('folia', {
      change: (brand) => ({ ...brand, security: { ...brand.security, requireEncryption: false } }),
    });
    expect(await (await send(plain, JSON.stringify(body))).json()).toMatchObject({ success: true });
  });

  it('are refused with key_rotated once their key is withdrawn, while the next key stays valid', async () => {
    const bench = await openBench('folia');
    const [current, next] = bench.sandbox.publicKeys;
    const old = await seal(bench);
    await bench.control('/settings', { rotateKeys: true });
    expect(bench.sandbox.publicKeys[0]).toEqual(next);
    expect(bench.sandbox.publicKeys).not.toContainEqual(current);
    expect(await refusalOf(await send(bench, old.text))).toBe('key_rotated');
    expect((await send(bench, (await seal(bench)).text)).headers.get('content-type')).toBe('application/jose');
  });
});

describe('the portal’s own client', () => {
  const clientOf = (bench: Bench) => {
    const clock = createServerClock(
      () => bench.now(),
      () => bench.now(),
    );
    const keys = bench.sandbox.publicKeys;
    const cipher = createSealingCipher({
      keys,
      reloadKeys: async () => bench.sandbox.publicKeys,
      clock,
      requireEncryption: true,
    });
    return createClient({
      origin,
      cipher,
      clock,
      token: () => null,
      language: () => 'PT',
      report: () => undefined,
      onUnauthorized: () => undefined,
      onTokenMissing: () => undefined,
      random: () => 0,
      fetch: async (url, init) => (await bench.sandbox.handle(new Request(url, init))) ?? Response.error(),
    });
  };
  const login = { username: 'member01', password: 'River27Stone', type: 'username' } as const;

  it('signs in, also after the keys were rotated and when its clock is wrong', async () => {
    const bench = await openBench('folia');
    const client = clientOf(bench);
    expect(await client.call('login', login)).toMatchObject({ ok: true });
    await bench.control('/settings', { rotateKeys: true });
    expect(await client.call('login', login)).toMatchObject({ ok: true });
    await bench.control('/clock', { advanceMs: 600_000 });
    bench.advance(-600_000);
    expect(await client.call('login', login)).toMatchObject({ ok: true });
  });

  it.each(['jwe', 'base64', 'plain'] as const)('opens the customer service address protected as %s', async (csPathMode) => {
    const bench = await openBench('folia', { change: (brand) => ({ ...brand, security: { ...brand.security, csPathMode } }) });
    vi.stubGlobal('location', new URL(origin));
    const { hosts } = bench.brand.security;
    expect(await readServiceAddress(clientOf(bench), { mode: csPathMode, hosts: hosts.chat })).toBe(
      `https://${hosts.chat[0]}/support`,
    );
  });

  it('gets a sealed address only for a sealed header', async () => {
    const bench = await openBench('folia');
    const { value } = await bench.call('customerService');
    expect(decodeProtectedHeader(value.version.pathList[0]?.path ?? '')).toMatchObject({ alg: 'dir', enc: 'A256GCM' });
    expect((await bench.call('customerService', undefined, { headers: { random: '' } })).message).toBe('encryption_required');
    expect((await bench.call('permission', { host: 'x' })).value.info.customerService).toEqual({ version: { pathList: [] } });
  });
});
