/** The only use of IndexedDB on a published page: the key of a remembered password (T9). */
import { pageOrigin } from '#platform/browser/navigation.ts';
import { decodeBase64Url, encodeBase64Url } from '#platform/sealing/pep1.ts';
import { rememberSeconds } from './rememberMe.ts';
import { readCookie, removeCookie, writeCookie } from '#platform/browser/storage.ts';

/** `1.<expiry, epoch ms>.<iv>.<ciphertext>`; the prefix binds the cookie to this host and to https. */
const COOKIE = '__Host-rm';
const DATABASE = 'vault';
const STORE = 'keys';
const KEY_ID = 'remember';
const IV_BYTES = 12;

/**
 * A password remembered for 24 hours, where the brand allows it. The cookie has only ciphertext; its key is in IndexedDB, new
 * each time, and cannot be exported. Where the browser lacks support, nothing is stored.
 */
export interface SecretVault {
  /** True when an unexpired password is stored: show dots, and open it on submit only. */
  holds(): boolean;
  /** False when the browser cannot store it. */
  save(secret: string): Promise<boolean>;
  /** The secret, or null when absent, expired, altered, or without its key. */
  open(): Promise<string | null>;
  /** Deletes cookie and key: box unticked, refused login, signed out everywhere. */
  forget(): Promise<void>;
}

export function createSecretVault(now: () => number = Date.now): SecretVault {
  const forget = async (): Promise<void> => {
    removeCookie(COOKIE, true);
    await inStore('readwrite', (store) => store.delete(KEY_ID)).catch(() => undefined);
  };
  return {
    forget,
    holds: () => readStored(now()) !== null,
    async save(secret) {
      try {
        const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
        const expiry = now() + rememberSeconds * 1_000;
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const sealed = await crypto.subtle.encrypt(parameters(iv, expiry), key, new TextEncoder().encode(secret));
        await inStore('readwrite', (store) => store.put(key, KEY_ID));
        const value = `1.${expiry}.${encodeBase64Url(iv)}.${encodeBase64Url(new Uint8Array(sealed))}`;
        if (writeCookie(COOKIE, value, { maxAgeSeconds: rememberSeconds, secure: true })) return true;
      } catch {
        // no WebCrypto, no IndexedDB, private mode, full storage: no difference to the player
      }
      await forget();
      return false;
    },
    async open() {
      const stored = readStored(now());
      if (stored === null) return null;
      try {
        const key: unknown = await inStore('readonly', (store) => store.get(KEY_ID));
        if (!(key instanceof CryptoKey)) return null;
        const opened = await crypto.subtle.decrypt(parameters(stored.iv, stored.expiry), key, stored.sealed);
        return new TextDecoder().decode(opened);
      } catch {
        return null;
      }
    },
  };
}

/** False where a password cannot be stored safely; then the brand's setting is ignored (F24). */
export function canKeepSecrets(): boolean {
  if (globalThis.crypto?.subtle === undefined || globalThis.indexedDB === undefined) return false;
  const probe = '__Host-rm-probe';
  const works = writeCookie(probe, '1', { maxAgeSeconds: 60, secure: true });
  removeCookie(probe, true);
  return works;
}

/** Expiry and origin are authenticated: an altered cookie, or one from elsewhere, does not open. */
function parameters(iv: Uint8Array<ArrayBuffer>, expiry: number): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(`${pageOrigin()}|${expiry}`) };
}

function readStored(now: number): { expiry: number; iv: Uint8Array<ArrayBuffer>; sealed: Uint8Array<ArrayBuffer> } | null {
  const [version, expiryText = '', ivText = '', sealedText = ''] = (readCookie(COOKIE) ?? '').split('.');
  const expiry = Number(expiryText);
  const iv = decodeBase64Url(ivText);
  const sealed = decodeBase64Url(sealedText);
  if (version !== '1' || !(expiry > now) || iv?.length !== IV_BYTES || sealed === null) return null;
  return { expiry, iv, sealed };
}

async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
  });
}
