import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import { gamesCall, gamesFile, gamesHeaders } from '#sandbox/games-origin/gamesFiles.ts';
import { serveSandbox } from '#sandbox/http.ts';
import type { SandboxOf } from './brandSandbox.ts';
import { contentType } from '../../paths/content.ts';
import { locate } from '../../paths/locations.ts';
import { schemeOf } from './requestLine.ts';
import { sendText } from './respond.ts';
import { portOf } from './verifyOrigin.ts';
import { brandAsked, type LoadedOf } from './brandLook.ts';
import { pageFile } from './pageFile.ts';

/** Hosts of the demo games: the first label is the sandbox session, because cookies do not cross origins. */
const GAMES_HOST = /^([a-z0-9-]{1,63})\.games\.localhost(?::\d+)?$/i;

export const isGamesHost = (host: string): boolean => GAMES_HOST.test(host);

/** The host of a session's demo games on this server. */
export function gamesHost(session: string, host: string): string {
  const label = GAMES_HOST.test(`${session}.games.localhost`) ? session.toLowerCase() : 'default';
  return `${label}.games.localhost${portOf(host)}`;
}

/** The origin of a session's demo games. */
export const gamesOrigin = (session: string, request: Request): string =>
  `${new URL(request.url).protocol}//${gamesHost(session, new URL(request.url).host)}`;

/** Answers the games origin: pages in the brand's look, brand images and rounds. The `hang` address never answers. */
export function createGamesAnswer(sandboxOf: SandboxOf | null, loadedOf: LoadedOf) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { host = '' } = incoming.headers;
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://local.invalid');
    if (pathname === '/hang') return;
    const scheme = schemeOf(incoming);
    const portals = [`${scheme}://*.localhost${portOf(host)}`, `${scheme}://localhost${portOf(host)}`];
    for (const [name, value] of Object.entries(gamesHeaders(pathname, portals))) outgoing.setHeader(name, value);
    const brand = brandAsked(searchParams);
    const location = locate(pathname);
    if (pathname === gamesCall && sandboxOf === null) {
      // the page around the game simulates the platform
      outgoing.writeHead(204).end();
      return;
    }
    if (sandboxOf !== null && brand !== null && pathname === gamesCall) {
      const { sandbox } = await sandboxOf(brand);
      await serveSandbox(sandbox, incoming, outgoing, { session: GAMES_HOST.exec(host)?.[1] });
      return;
    }
    if (sandboxOf !== null && brand !== null && location.kind === 'media') {
      const path = (await sandboxOf(brand)).media(location.file);
      const bytes = path === null ? null : await readFile(path).catch(() => null);
      if (bytes === null) return sendText(outgoing, 404, 'Not found');
      outgoing.writeHead(200, { 'Content-Type': contentType(location.file) }).end(bytes);
      return;
    }
    const file = (await pageFile(pathname, brand, loadedOf)) ?? (await gamesFile(pathname, brand));
    if (file === null) return sendText(outgoing, 404, 'Not found');
    outgoing.writeHead(200, { 'Content-Type': file.type }).end(file.body);
  };
}
