import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from './memoryStorage.fixture.ts';
import { clearSession, createArea, readSession, readSessionJson, type SessionKey, sessionArea, writeSession } from './storage.ts';

function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionArea.clear();
});

describe('an area of storage', () => {
  it('keeps values in the browser', () => {
    const storage = memoryStorage();
    const area = createArea<'token'>(() => storage, refuse);
    expect(area.set('token', 'st_1')).toBe(true);
    expect(storage.getItem('token')).toBe('st_1');
    expect(area.get('token')).toBe('st_1');
    area.remove('token');
    expect(area.get('token')).toBeNull();
  });

  it.each<[string, () => Storage]>([
    ['is refused altogether', refuse],
    ['refuses every access', () => ({ ...memoryStorage(), getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse })],
    ['is full', () => ({ ...memoryStorage(), setItem: refuse })],
  ])('that %s falls back to memory, and reports that it does not last', (_, storageOf) => {
    const onRefused = vi.fn();
    const area = createArea<'token'>(storageOf, onRefused);
    expect(area.set('token', 'st_1')).toBe(false);
    expect(area.get('token')).toBe('st_1');
    expect(area.set('token', '')).toBe(false);
    expect(area.get('token')).toBe('');
    area.clear();
    expect(area.get('token')).toBeNull();
    expect(onRefused).toHaveBeenCalled();
  });

  it('that becomes full returns the newest value, not the one stored before', () => {
    const storage = memoryStorage();
    const area = createArea<'token'>(() => storage, vi.fn());
    area.set('token', 'st_1');
    storage.setItem = refuse;
    area.set('token', 'st_2');
    expect(area.get('token')).toBe('st_2');
  });

  it('that has space again returns what the browser holds, also when changed by others', () => {
    const storage = memoryStorage();
    const area = createArea<'token'>(() => storage, vi.fn());
    const { setItem } = storage;
    storage.setItem = refuse;
    area.set('token', 'st_1');
    storage.setItem = setItem;
    area.set('token', 'st_2');
    storage.clear();
    expect(area.get('token')).toBeNull();
  });

  it('without a browser uses memory and gives no notice', () => {
    const onRefused = vi.fn();
    const area = createArea<'token'>(() => undefined, onRefused);
    expect(area.set('token', 'st_1')).toBe(false);
    expect(area.get('token')).toBe('st_1');
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('the storage of the tab', () => {
  it('is empty after sign-out except for the merchant codes', () => {
    const storage = memoryStorage();
    vi.stubGlobal('sessionStorage', storage);
    const all: SessionKey[] = [
      'token',
      'isAgent',
      'username',
      'gameVendorList',
      'settings',
      'validationRules',
      'routers',
      'merchantWallet',
      'noticeData',
    ];
    for (const key of all) writeSession({ [key]: 'x' });
    writeSession({ merchantCode: 'm7', merchantCodes: '["m7","m8"]' });
    storage.setItem('unknown', 'x');
    clearSession('m1');
    const left = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    expect(left.sort()).toEqual(['merchantCode', 'merchantCodes']);
    expect(readSession('merchantCode')).toBe('m7');
  });

  it('gets the merchant code of the brand where none was stored', () => {
    vi.stubGlobal('sessionStorage', memoryStorage());
    clearSession('m1');
    expect(readSession('merchantCode')).toBe('m1');
  });

  it.each(['', '{', 'undefined', '{"lang":"PT"', '\u0000'])('returns null for %j where JSON is expected', (garbage) => {
    writeSession({ noticeData: garbage });
    expect(readSessionJson('noticeData')).toBeNull();
    writeSession({ noticeData: null });
    expect(readSessionJson('noticeData')).toBeNull();
  });

  it('gives one notice when it is refused, also to late subscribers', async () => {
    vi.resetModules();
    vi.stubGlobal('sessionStorage', undefined);
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: refuse });
    const fresh = await import('./storage.ts');
    const early = vi.fn();
    const late = vi.fn();
    fresh.onStorageRefused(early);
    fresh.writeSession({ token: 'st_1', username: 'marina' });
    expect(fresh.readSession('token')).toBe('st_1');
    fresh.onStorageRefused(late);
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 1]);
  });
});
