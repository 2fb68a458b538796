import { readLocal, writeLocal } from '#platform/browser/storage.ts';

const KEPT = 5;

/** The member's last searches of this browser, the newest first; unreadable data counts as none. */
export function recentSearches(username: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readLocal(`searches:${username}`) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Keeps a search as the newest, once. */
export function rememberSearch(username: string, query: string): void {
  const others = recentSearches(username).filter((one) => one.toLowerCase() !== query.toLowerCase());
  writeLocal(`searches:${username}`, JSON.stringify([query, ...others].slice(0, KEPT)));
}

export const forgetSearches = (username: string): void => writeLocal(`searches:${username}`, '[]');
