import { readFile } from 'node:fs/promises';
import { frameHeaders } from '../frameHeaders.ts';
import { pageHtml } from '../pages/pageHtml.ts';

/** A static file of the games' origin. */
export interface GamesFile {
  type: string;
  body: string;
}

const html = (body: string): GamesFile => ({ type: 'text/html; charset=utf-8', body });

const PAY = `<main class="lobby">
      <h1>Demo payment partner</h1>
      <p>Nothing is charged here. Close this tab and confirm the payment in the portal.</p>
    </main>`;

/**
 * A page at an address of the games' origin: all games share one, whose script reads what is played from the platform. Null for
 * any other address.
 */
export async function gamesFile(pathname: string, brand: string | null): Promise<GamesFile | null> {
  const name = pathname.slice(1);
  if (name === 'evil.js') return { type: 'text/javascript; charset=utf-8', body: await read(name) };
  if (name === 'evil') return html(await read('evil.html'));
  if (name === 'pay') return html(pageHtml(brand, { title: 'Demo payment partner', body: PAY }));
  return /^[a-z]+$/.test(name) ? html(pageHtml(brand, { title: 'Demo game', script: 'game' })) : null;
}

const read = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8');

/** What a page with the brand's look loads beside scripts: all from its own origin. */
export const lookDirectives: readonly string[] = ["style-src 'self'", "font-src 'self'", "img-src 'self' data:"];

/**
 * The headers of the games' origin. A path of `/refuse` forbids framing, as vendors' error pages do.
 * @param portals origins that may frame it, such as `http://*.localhost:8787`
 */
export function gamesHeaders(pathname: string, portals: readonly string[]): Record<string, string> {
  const refuses = pathname === '/refuse';
  const ancestors = refuses ? ["'none'"] : portals;
  return {
    ...frameHeaders(ancestors, [...lookDirectives, "connect-src 'self'"]),
    ...(refuses ? { 'X-Frame-Options': 'DENY' } : {}),
  };
}

/** The only control call that the games' origin answers. */
export const gamesCall = '/__sandbox/play';
