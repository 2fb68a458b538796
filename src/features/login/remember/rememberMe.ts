import { isHttpsPage } from '#platform/browser/navigation.ts';
import { readCookie, removeCookie, writeCookie } from '#platform/browser/storage.ts';

/** The last user of this device; never the password. */
export interface RememberedUser {
  username: string;
  /** National number, as typed for the SMS login. */
  mobile: string;
  /** ISO 3166 code of the number's country. */
  country: string;
}

/** Lifetime of all remembered data: 24 hours. */
export const rememberSeconds = 86_400;

const COOKIE = 'rm_user';
const LONGEST = 255;

/** The remembered user; null when absent or unreadable. */
export function readRememberedUser(): RememberedUser | null {
  const stored = parse(readCookie(COOKIE));
  if (typeof stored !== 'object' || stored === null) return null;
  const text = (name: keyof RememberedUser) => {
    const value: unknown = Object.hasOwn(stored, name) ? (stored as Record<string, unknown>)[name] : '';
    return typeof value === 'string' ? value.slice(0, LONGEST) : '';
  };
  const user = { username: text('username'), mobile: text('mobile'), country: text('country') };
  return user.username === '' && user.mobile === '' ? null : user;
}

/** Remembers for 24 hours; omitted values keep the stored ones. False when cookies are blocked. */
export function rememberUser(user: Partial<RememberedUser>): boolean {
  const kept = readRememberedUser() ?? { username: '', mobile: '', country: '' };
  return writeCookie(COOKIE, JSON.stringify({ ...kept, ...user }), { maxAgeSeconds: rememberSeconds, secure: isHttpsPage() });
}

export function forgetUser(): void {
  removeCookie(COOKIE, isHttpsPage());
}

/** False where the browser stores no cookies; the box is hidden then (F23). */
export function canRemember(): boolean {
  const probe = 'rm_probe';
  const works = writeCookie(probe, '1', { maxAgeSeconds: 60, secure: isHttpsPage() });
  removeCookie(probe, isHttpsPage());
  return works;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
