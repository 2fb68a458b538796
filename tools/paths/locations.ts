import { pageFile } from './pageFiles.ts';

/** Routing table, the same as in the shipped server configuration. */
export type Location =
  | { kind: 'platform' }
  | { kind: 'cspReport' }
  | { kind: 'control' }
  | { kind: 'media'; file: string }
  | { kind: 'asset'; file: string }
  | { kind: 'page'; file: 'home.html' | 'register.html' | 'shell.html' }
  | { kind: 'file'; file: string }
  | { kind: 'missing' };

/** The decoded path without its leading slash, or null when it could leave its folder. */
function safeFile(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const segments = decoded.split('/').slice(1);
  const safe = segments.every((segment) => segment !== '' && !segment.startsWith('.') && !/[\\\0]/.test(segment));
  return safe ? segments.join('/') : null;
}

/**
 * Routes a path. `/` and `/register` have prerendered pages, a path with an extension is a file or 404
 * (a missing script must not get a page), and every other path gets the shell.
 */
export function locate(pathname: string): Location {
  if (/^\/(wps|lgw|lotto)\//.test(pathname)) return { kind: 'platform' };
  if (pathname === '/csp-report') return { kind: 'cspReport' };
  if (pathname.startsWith('/__sandbox/')) return { kind: 'control' };
  if (/^\/(index|index\.html|home)?$/.test(pathname)) return { kind: 'page', file: 'home.html' };
  if (/^\/register(\.html)?$/.test(pathname)) return { kind: 'page', file: 'register.html' };

  const folder = /^\/(assets|media)\//.exec(pathname)?.[1];
  const isFile = folder !== undefined || /\.[a-z0-9]+$/i.test(pathname);
  if (!isFile) return { kind: 'page', file: 'shell.html' };
  const file = safeFile(pathname);
  if (file === null) return { kind: 'missing' };
  if (folder === 'assets') return { kind: 'asset', file };
  return folder === 'media' ? { kind: 'media', file: file.slice('media/'.length) } : { kind: 'file', file };
}

/** The published page of a path that `locate` gives the shell, in the site's folder; null for a path that may not name a file. */
export function ownPage(pathname: string): string | null {
  const path = safeFile(pathname);
  return path === null || path === '' ? null : pageFile(`/${path}`);
}

export function cacheControl(kind: Location['kind']): string {
  if (kind === 'asset') return 'public, max-age=31536000, immutable';
  if (kind === 'media') return 'public, max-age=3600';
  return kind === 'platform' || kind === 'control' || kind === 'cspReport' ? 'no-store' : 'no-cache';
}
