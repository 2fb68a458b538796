import type { Brand } from '#engine/brand/snapshot.ts';
import { matchRoute } from './routes.ts';

/** Characters that mean the same encoded and plain. */
const UNRESERVED = /^[\w.~-]$/;

const unescaped = (text: string): string =>
  text.replaceAll(/%([0-7][0-9a-f])/gi, (escape, code: string) => {
    const character = String.fromCodePoint(Number.parseInt(code, 16));
    return UNRESERVED.test(character) ? character : escape;
  });

/** A path without empty and dot segments, without a slash at its end, and with no more encoded than needs to be. */
function plain(pathname: string): string {
  // slashes first, as servers do: two at the start would also name another host
  const merged = unescaped(pathname).replaceAll(/[\\/]{2,}/g, '/');
  return new URL(merged, 'https://own.invalid').pathname.replace(/(?<=.)\/$/, '');
}

/**
 * The path at which the portal starts. Servers answer an address with doubled or encoded slashes, dots and letters with the
 * page of what it means, but the router compares texts. An encoded slash stays where a route has it in a parameter.
 */
export function startPath(brand: Brand, pathname: string): string {
  const path = plain(pathname);
  if (matchRoute(brand, path) !== null) return path;
  const decoded = plain(path.replaceAll(/%2f/gi, '/'));
  return matchRoute(brand, decoded) === null ? path : decoded;
}
