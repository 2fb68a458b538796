/** The only use of `location`, `history` and `window.open`: everything that leaves or replaces the page. */
import { safeHttpUrl } from '#engine/values/safeUrl.ts';
import { readSession, sessionArea } from './storage.ts';

/** The support window's size. */
export const popupSize = { width: 440, height: 750 } as const;

const LONGEST_TOKEN = 4_096;

/**
 * The session token in the page's query. It is taken out of the address, and with it out of history and
 * Referer, before this returns (T7); a value that cannot be a token is dropped.
 */
export function takeQueryToken(): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('token');
  if (token === null) return null;
  url.searchParams.delete('token');
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  return /^[\x21-\x7e]+$/.test(token) && token.length <= LONGEST_TOKEN ? token : null;
}

/** Host and port of the page, such as `folia.localhost:4173`. */
export function currentHost(): string {
  return location.host;
}

/** Scheme, host and port. */
export function pageOrigin(): string {
  return location.origin;
}

/** The page's whole address without a fragment, as registration sends it. */
export function pageUrl(): string {
  return `${location.origin}${location.pathname}${location.search}`;
}

/** The query as the page was opened with it. */
export function pageQuery(): URLSearchParams {
  return new URLSearchParams(location.search);
}

export function isHttpsPage(): boolean {
  return location.protocol === 'https:';
}

/** True on this machine, where sandboxes run without https. */
export function isLocalPage(): boolean {
  return /^(?:localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
}

/** An address that may be opened from here: https, and http on this machine when the page itself is there. */
function openable(address: string): string | null {
  return safeHttpUrl(address, { allowLocalhost: isLocalPage() });
}

/** A window that was opened in a click and gets its address later. */
export interface PendingPopup {
  /** Leaves for the address with no way back to this page; false and closed when the address may not be opened. */
  navigate(address: string): boolean;
  close(): void;
}

/**
 * Opens an empty window at once, while the click still counts, so that a later answer can fill it (T15).
 * Null when the browser blocked it.
 */
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

/** Opens another site in a new tab that knows neither this page nor its address; false when it may not be opened. */
export function openExternal(address: string): boolean {
  const safe = openable(address);
  if (safe === null) return false;
  window.open(safe, '_blank', 'noopener,noreferrer');
  return true;
}

/** Loads the page anew because a person asked for it. */
export function reload(): void {
  location.reload();
}

/**
 * Loads the page anew once per engine version after a part of it failed to load (F13). False, and nothing
 * happens, when that was done already or could not be remembered: a loop would be worse than an explaining page.
 */
export function reloadOnce(version: string): boolean {
  if (readSession('reloadStamp') === version) return false;
  if (!sessionArea.set('reloadStamp', version)) return false;
  location.reload();
  return true;
}

/** Calls back when the browser shows this page again from its back/forward cache (T22). */
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
