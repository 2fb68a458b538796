import { readFile } from 'node:fs/promises';
import { frameHeaders } from '../frameHeaders.ts';

/** A static file of the games' origin. */
export interface GamesFile {
  type: string;
  body: string;
}

const types: Readonly<Record<string, string>> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };
const scripts = ['slot.js', 'round.js', 'lottery.js', 'evil.js', 'table.js', 'wallet.js', 'words.js', 'game.css'];
const pages: Readonly<Record<string, string>> = {
  slot: 'slot.html',
  lottery: 'lottery.html',
  evil: 'evil.html',
  pay: 'pay.html',
};

/** The script or game page at an address of the games' origin; categories share one page. Null for neither. */
export async function gamesFile(pathname: string): Promise<GamesFile | null> {
  const name = pathname.slice(1);
  if (scripts.includes(name)) return read(name);
  return /^[a-z]+$/.test(name) ? read(Object.hasOwn(pages, name) ? pages[name]! : 'round.html') : null;
}

async function read(name: string): Promise<GamesFile> {
  const body = await readFile(new URL(name, import.meta.url), 'utf8');
  return { type: `${types[name.replace(/^.*\./, '')]}; charset=utf-8`, body };
}

/**
 * The headers of the games' origin. A path of `/refuse` forbids framing, as vendors' error pages do.
 * @param portals origins that may frame it, such as `http://*.localhost:8787`
 */
export function gamesHeaders(pathname: string, portals: readonly string[]): Record<string, string> {
  const refuses = pathname === '/refuse';
  const ancestors = refuses ? ["'none'"] : portals;
  return {
    ...frameHeaders(ancestors, ["style-src 'self'", "connect-src 'self'", "img-src 'self' data:"]),
    ...(refuses ? { 'X-Frame-Options': 'DENY' } : {}),
  };
}

/** The only control call that the games' origin answers. */
export const gamesCall = '/__sandbox/bet';
