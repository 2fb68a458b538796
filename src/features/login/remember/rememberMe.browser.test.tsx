import { beforeEach, describe, expect, it } from 'vitest';
import { canRemember, forgetUser, readRememberedUser, rememberUser } from './rememberMe.ts';
import { readCookie, writeCookie } from '#platform/browser/storage.ts';

const marina = { username: 'marina ü;=', mobile: '11987654321', country: 'BR' };
const forADay = { maxAgeSeconds: 86_400, secure: false };

beforeEach(forgetUser);

describe('a remembered user', () => {
  it('is restored with user name, number and country, and nothing else', () => {
    expect(canRemember()).toBe(true);
    expect(rememberUser(marina)).toBe(true);
    expect(readRememberedUser()).toEqual(marina);
    expect(JSON.parse(readCookie('rm_user') ?? '')).toEqual(marina);
  });

  it('keeps the number when the next login is by user name', () => {
    rememberUser(marina);
    rememberUser({ username: 'bento' });
    expect(readRememberedUser()).toEqual({ ...marina, username: 'bento' });
  });

  it('expires after 24 hours', async () => {
    rememberUser(marina);
    const cookie = await (
      globalThis as unknown as { cookieStore: { get(name: string): Promise<{ expires: number; sameSite: string }> } }
    ).cookieStore.get('rm_user');
    expect(Math.abs(cookie.expires - Date.now() - 86_400_000)).toBeLessThan(3_600_000);
    expect(cookie.sameSite).toBe('strict');
  });

  it('is deleted when the box is unticked', () => {
    rememberUser(marina);
    forgetUser();
    expect(readRememberedUser()).toBeNull();
    expect(document.cookie).not.toContain('rm_user');
  });

  it.each(['', 'garbage', '[]', 'null', '7', '{"username":7,"mobile":{}}', '%E0%A4%A', '{"__proto__":{"username":"x"}}'])(
    'is null for %j',
    (garbage) => {
      writeCookie('rm_user', garbage, forADay);
      expect(readRememberedUser()).toBeNull();
    },
  );

  it('is truncated to the length of its fields', () => {
    writeCookie('rm_user', JSON.stringify({ username: 'x'.repeat(900) }), forADay);
    expect(readRememberedUser()?.username).toHaveLength(255);
  });
});
