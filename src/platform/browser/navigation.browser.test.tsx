import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  currentHost,
  isLocalPage,
  openExternal,
  openPopup,
  pageUrl,
  reloadOnce,
  replacePath,
  takeQueryToken,
} from './navigation.ts';
import { readSession, writeSession } from './storage.ts';

const here = location.href;
beforeEach(() => history.replaceState({ key: 'kept' }, '', here));
afterEach(() => {
  history.replaceState(null, '', here);
  vi.restoreAllMocks();
});

const visit = (path: string) => history.replaceState({ key: 'kept' }, '', path);

describe('a token in the query', () => {
  it('is read and removed from address and history', () => {
    visit('/home?a=1&token=st_1&token=st_2&b=%20#news');
    const entries = history.length;
    expect(takeQueryToken()).toBe('st_1');
    expect(location.pathname + location.search + location.hash).toBe('/home?a=1&b=+#news');
    expect(history.length).toBe(entries);
    expect(history.state).toEqual({ key: 'kept' });
    expect(takeQueryToken()).toBeNull();
  });

  it.each(['', '%20', 'a%20b', 'a%0d%0ab', 'x'.repeat(5_000), '%F0%9F%8C%BF'])(
    'is dropped when it cannot be a token: %s',
    (value) => {
      visit(`/?token=${value}`);
      expect(takeQueryToken()).toBeNull();
      expect(location.search).toBe('');
    },
  );

  it.each(['//', '//promotions', '///promotions//1', '/promotions//', '//evil.example/', '/%2F'])(
    'goes from the path %s',
    (path) => {
      visit(`${location.origin}${path}?token=st_1&a=1#news`);
      expect(takeQueryToken()).toBe('st_1');
      expect(location.href).toBe(`${location.origin}${path}?a=1#news`);
    },
  );

  it('leaves the address unchanged when absent', () => {
    visit('/home?a=%20&tokens=1');
    expect(takeQueryToken()).toBeNull();
    expect(location.search).toBe('?a=%20&tokens=1');
  });
});

test('another path keeps query, fragment and state', () => {
  visit(`${location.origin}//promotions//12?a=%20#news`);
  const entries = history.length;
  replacePath('/promotions/12');
  expect(location.href).toBe(`${location.origin}/promotions/12?a=%20#news`);
  expect(history.state).toEqual({ key: 'kept' });
  expect(history.length).toBe(entries);
});

describe('the page', () => {
  it('returns its host and its address without the fragment', () => {
    visit('/register?referralCode=R7#form');
    expect(currentHost()).toBe(location.host);
    expect(pageUrl()).toBe(`${location.origin}/register?referralCode=R7`);
    expect(isLocalPage()).toBe(true);
  });

  it('is not reloaded twice for one version', () => {
    writeSession({ reloadStamp: 'v7' });
    expect(reloadOnce('v7')).toBe(false);
  });

  it('is not reloaded without a network, and may be later', () => {
    writeSession({ reloadStamp: null });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce('v9')).toBe(false);
    expect(readSession('reloadStamp')).toBeNull();
  });

  it('is not reloaded when storage refuses the marker', () => {
    writeSession({ reloadStamp: null });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(reloadOnce('v8')).toBe(false);
  });
});

describe('a window opened in a click', () => {
  const stand = () => ({ closed: false, opener: window as unknown, close: vi.fn(), location: { replace: vi.fn() } });
  const opened = (popup: ReturnType<typeof stand> | null) =>
    vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window | null);

  it('is empty, has the size of the support chat, and navigates without opener', () => {
    const popup = stand();
    const open = opened(popup);
    const pending = openPopup();
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', 'popup,width=440,height=750');
    expect(pending?.navigate('https://chat.example/room/7')).toBe(true);
    expect(popup.opener).toBeNull();
    expect(popup.location.replace).toHaveBeenCalledExactlyOnceWith('https://chat.example/room/7');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://chat.example/', '/room', 'https://a@chat.example/', ''])(
    'closes instead of opening %j',
    (address) => {
      const popup = stand();
      opened(popup);
      expect(openPopup()?.navigate(address)).toBe(false);
      expect(popup.close).toHaveBeenCalledTimes(1);
      expect(popup.location.replace).not.toHaveBeenCalled();
    },
  );

  it('is null when blocked, and stays closed when closed by the user', () => {
    opened(null);
    expect(openPopup()).toBeNull();
    const popup = { ...stand(), closed: true };
    opened(popup);
    expect(openPopup()?.navigate('https://chat.example/')).toBe(false);
    expect(popup.location.replace).not.toHaveBeenCalled();
  });

  it('of another site has neither opener nor referrer', () => {
    const open = opened(stand());
    expect(openExternal('https://social.example/folia')).toBe(true);
    expect(open).toHaveBeenCalledExactlyOnceWith('https://social.example/folia', '_blank', 'noopener,noreferrer');
    expect(openExternal('javascript:alert(1)')).toBe(false);
    expect(open).toHaveBeenCalledTimes(1);
  });
});
