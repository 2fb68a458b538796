/** The only module that uses `location`, `history` and `window.open`. */
import { safeHttpUrl } from '#engine/values/safeUrl.ts';
import { readSession, sessionArea } from './storage.ts';

export const popupSize = { width: 440, height: 750 } as const;

const LONGEST_TOKEN = 4_096;

/** Reads the session token from the query and removes it at once, so that no history entry or Referer has it (T7). */
export function takeQueryToken(): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null) return null;
  url.searchParams.delete('token');
  // the whole address: a path that begins with two slashes would name another host, and the browser refuses it
  history.replaceState(history.state, '', url.href);
  return /^[\x21-\x7e]+$/.test(token) && token.length <= LONGEST_TOKEN ? token : null;
}

export function currentHost(): string {
  return location.host;
}

export function pageOrigin(): string {
  return location.origin;
}

/** The page's address without the fragment, as registration sends it. */
export function pageUrl(): string {
  return `${location.origin}${location.pathname}${location.search}`;
}

/** The query with which the page was opened. */
export function pageQuery(): URLSearchParams {
  return new URLSearchParams(location.search);
}

export function isHttpsPage(): boolean {
  return location.protocol === 'https:';
}

/** True on localhost, where sandboxes run without https. */
export function isLocalPage(): boolean {
  return /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
}

/** An address that may be opened from here: https; also http when the page itself is on localhost. */
function openable(address: string): string | null {
  return safeHttpUrl(address, { allowLocalhost: isLocalPage() });
}

/** A window opened in a click that gets its address later. */
export interface PendingPopup {
  /** Navigates without opener; returns false and closes when the address may not be opened. */
  navigate(address: string): boolean;
  close(): void;
}

/** Opens an empty window during the click, for an address that arrives later (T15). Null when the browser blocked it. */
export function openPopup(size: { width: number; height: number } = popupSize): PendingPopup | null {
  const popup = window.open('about:blank', '_blank', `popup,width=${size.width},height=${size.height}`);
  if (popup === null) return null;
  return {
    navigate(address) {
      if (popup.closed) return false;
      const safe = openable(address);
      if (safe === null) {
        popup.close();
        return false;
      }
      popup.opener = null;
      popup.location.replace(safe);
      return true;
    },
    close: () => popup.close(),
  };
}

/** Opens another site in a new tab without opener and referrer; false when it may not be opened. */
export function openExternal(address: string): boolean {
  const safe = openable(address);
  if (safe === null) return false;
  window.open(safe, '_blank', 'noopener,noreferrer');
  return true;
}

/** Reloads the page on a user's request. */
export function reload(): void {
  location.reload();
}

/**
 * Reloads the page once per stamp: per engine version after a chunk failed to load (F13), per minute when a foreign
 * service worker controls it (T28). Returns false without reloading when that was done before or cannot be stored, as a
 * reload loop is worse than an error page, and without a network, where the browser would replace the page by its own.
 */
export function reloadOnce(stamp: string, key: 'reloadStamp' | 'workerStamp' = 'reloadStamp'): boolean {
  if (!navigator.onLine || readSession(key) === stamp) return false;
  if (!sessionArea.set(key, stamp)) return false;
  location.reload();
  return true;
}

/** Calls back when the browser restores this page from its back/forward cache (T22). */
export function onPageRestored(restored: () => void): () => void {
  const listener = (event: PageTransitionEvent) => {
    if (event.persisted) restored();
  };
  window.addEventListener('pageshow', listener);
  return () => window.removeEventListener('pageshow', listener);
}

/** Path of the page without query and fragment. */
export function currentPath(): string {
  return location.pathname;
}

/** Gives the page another path with the same query and fragment, without a history entry. */
export function replacePath(path: string): void {
  if (path === location.pathname) return;
  const url = new URL(location.href);
  url.pathname = path;
  history.replaceState(history.state, '', url.href);
}

/** The position that the router keeps with each entry of the history; null where another script made the entry. */
export function entryPosition(): number | null {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : null;
}
