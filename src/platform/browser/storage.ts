/**
 * The only access to session storage, local storage and cookies. Where the browser refuses (blocked, full, sandboxed), values
 * are kept in memory for this page and one notice is given (F22).
 */

/** Keys of the tab. The first nine are the platform's literal names (D-98). */
export type SessionKey =
  | 'token'
  | 'isAgent'
  | 'username'
  | 'gameVendorList'
  | 'settings'
  | 'validationRules'
  | 'routers'
  | 'merchantWallet'
  | 'noticeData'
  | 'vassalage'
  | 'launch'
  | 'merchantCode'
  | 'merchantCodes'
  | 'reloadStamp'
  | 'workerStamp'
  | 'popupNotices'
  | 'contractOffers'
  | 'smsCountdown'
  | 'playSince'
  | 'playChecked'
  | 'playWarned'
  | 'pendingWrites'
  | 'uploadedImages'
  | 'invitation'
  | 'preview';

/** Keys of the browser (D-103). `sessionSignal` replaces BroadcastChannel; `lastActive` and
 * `lastPlayed` share activity between tabs. */
export type LocalKey =
  | 'theme'
  | 'language'
  | 'analytics'
  | 'sessionSignal'
  | 'lastActive'
  | 'lastPlayed'
  | 'invitation'
  | `studio:${string}`
  | `contractEnds:${string}`
  | `lottFav:${string}`
  | `searches:${string}`
  | `lists:${string}`
  | `favourites:${string}`;

/** Kept at sign-out: merchant codes, and what belongs to the page and not to a member. */
const KEPT_AT_CLEARING = [
  'merchantCode',
  'merchantCodes',
  'reloadStamp',
  'workerStamp',
  'popupNotices',
  'preview',
  'playWarned',
  'pendingWrites',
  'uploadedImages',
  'invitation',
] as const satisfies readonly SessionKey[];

/** A storage area that never throws. */
export interface StorageArea<Key extends string> {
  get(key: Key): string | null;
  /** False when the value is kept in memory only. */
  set(key: Key, value: string): boolean;
  remove(key: Key): void;
  clear(): void;
}

let listener: (() => void) | null = null;
let refused = false;

/** Calls back once when the browser refuses to store, also if that happened before. */
export function onStorageRefused(notice: () => void): void {
  if (refused) notice();
  else listener = notice;
}

function refuse(): void {
  if (refused) return;
  refused = true;
  listener?.();
  listener = null;
}

/** An area over a browser storage whose getter may throw or return undefined (Node). */
export function createArea<Key extends string>(storageOf: () => Storage | undefined, onRefused: () => void): StorageArea<Key> {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      const storage = storageOf();
      return storage === undefined ? otherwise : work(storage);
    } catch {
      onRefused();
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}

export const sessionArea: StorageArea<SessionKey> = createArea(() => globalThis.sessionStorage, refuse);

export const localArea: StorageArea<LocalKey> = createArea(() => globalThis.localStorage, refuse);

export function readSession(key: SessionKey): string | null {
  return sessionArea.get(key);
}

/** Writes keys of the tab; null removes one. */
export function writeSession(values: Partial<Record<SessionKey, string | null>>): void {
  for (const [key, value] of Object.entries(values) as [SessionKey, string | null][]) {
    if (value === null) sessionArea.remove(key);
    else sessionArea.set(key, value);
  }
}

/** Clears the tab's storage at sign-out, but keeps the merchant codes, with the brand's own code where none was stored (D-95). */
export function clearSession(merchantCode: string): void {
  const kept = KEPT_AT_CLEARING.map((key) => [key, sessionArea.get(key)] as const);
  sessionArea.clear();
  for (const [key, value] of kept) if (value !== null) sessionArea.set(key, value);
  if (sessionArea.get('merchantCode') === null) sessionArea.set('merchantCode', merchantCode);
}

/** A stored JSON value; null when absent or invalid. */
export function readSessionJson(key: SessionKey): unknown {
  try {
    return JSON.parse(sessionArea.get(key) ?? 'null');
  } catch {
    return null;
  }
}

export function readLocal(key: LocalKey): string | null {
  return localArea.get(key);
}

export function writeLocal(key: LocalKey, value: string): void {
  localArea.set(key, value);
}

export interface CookieOptions {
  maxAgeSeconds: number;
  /** True on https, which cookies with the prefix `__Host-` require. */
  secure: boolean;
}

/** A cookie's value, decoded; null when absent, unreadable or blocked. */
export function readCookie(name: string): string | null {
  try {
    const start = `${name}=`;
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(start));
    return found === undefined ? null : decodeURIComponent(found.slice(start.length));
  } catch {
    return null;
  }
}

/** Sets a same-site cookie for this host; false when the browser refuses it. */
export function writeCookie(name: string, value: string, options: CookieOptions): boolean {
  try {
    const secure = options.secure ? '; Secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${options.maxAgeSeconds}; SameSite=Strict${secure}`;
  } catch {
    return false;
  }
  return readCookie(name) === (options.maxAgeSeconds > 0 ? value : null);
}

export function removeCookie(name: string, secure: boolean): void {
  writeCookie(name, '', { maxAgeSeconds: 0, secure });
}
