import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canKeepSecrets, createSecretVault } from './secretVault.ts';
import { readCookie, writeCookie } from '#platform/browser/storage.ts';

const SECRET = 'Lavender-42 ünï';
const COOKIE = '__Host-rm';
const forADay = { maxAgeSeconds: 86_400, secure: true };

beforeEach(() => createSecretVault().forget());
afterEach(() => vi.unstubAllGlobals());

/** Everything in IndexedDB that the vault wrote. */
async function storedKeys(): Promise<unknown[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('vault', 1);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const all = await new Promise<unknown[]>((resolve) => {
    const reading = database.transaction('keys').objectStore('keys').getAll();
    reading.onsuccess = () => resolve(reading.result as unknown[]);
  });
  database.close();
  return all;
}

describe('a remembered password', () => {
  it('can be opened, also by a page loaded later', async () => {
    expect(canKeepSecrets()).toBe(true);
    expect(await createSecretVault().save(SECRET)).toBe(true);
    const later = createSecretVault();
    expect(later.holds()).toBe(true);
    expect(await later.open()).toBe(SECRET);
  });

  it('is stored nowhere in plain text, and its key cannot be exported', async () => {
    await createSecretVault().save(SECRET);
    const cookie = readCookie(COOKIE) ?? '';
    expect(cookie).toMatch(/^1\.\d{13}\.[\w-]{16}\.[\w-]+$/);
    expect(document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Lavender');
    const [key] = await storedKeys();
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toMatchObject({ name: 'InvalidAccessError' });
  });

  it('gets a new key and a new ciphertext each time', async () => {
    await createSecretVault().save(SECRET);
    const first = readCookie(COOKIE);
    await createSecretVault().save(SECRET);
    expect(readCookie(COOKIE)).not.toBe(first);
    expect(await storedKeys()).toHaveLength(1);
    writeCookie(COOKIE, first ?? '', forADay);
    expect(await createSecretVault().open()).toBeNull();
  });

  it('expires after 24 hours', async () => {
    await createSecretVault().save(SECRET);
    const tomorrow = createSecretVault(() => Date.now() + 86_400_001);
    expect(tomorrow.holds()).toBe(false);
    expect(await tomorrow.open()).toBeNull();
  });

  it('does not open with an extended lifetime, nor altered', async () => {
    await createSecretVault().save(SECRET);
    const [version, expiry, iv, sealed = ''] = (readCookie(COOKIE) ?? '').split('.');
    for (const altered of [
      [version, Number(expiry) + 86_400_000, iv, sealed],
      [version, expiry, iv, (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)],
      ['2', expiry, iv, sealed],
      [version, expiry, iv],
      ['garbage'],
    ]) {
      writeCookie(COOKIE, altered.join('.'), forADay);
      expect(await createSecretVault().open()).toBeNull();
    }
  });

  it('is deleted with its key', async () => {
    const vault = createSecretVault();
    await vault.save(SECRET);
    await vault.forget();
    expect(vault.holds()).toBe(false);
    expect(readCookie(COOKIE)).toBeNull();
    expect(await storedKeys()).toEqual([]);
  });

  it('is not stored where IndexedDB or WebCrypto is missing, without errors', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(canKeepSecrets()).toBe(false);
    const vault = createSecretVault();
    expect(await vault.save(SECRET)).toBe(false);
    expect(readCookie(COOKIE)).toBeNull();
    expect(await vault.open()).toBeNull();
    await vault.forget();
  });
});
