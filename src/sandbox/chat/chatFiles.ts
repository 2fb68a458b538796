import { frameHeaders } from '../frameHeaders.ts';
import { lookDirectives } from '../games-origin/gamesFiles.ts';
import { pageHtml } from '../pages/pageHtml.ts';

/** The page of the chat origin, `/chat`; null for any other path. */
export const chatPage = (path: string, brand: string | null): string | null =>
  path === '/chat' ? pageHtml(brand, { title: 'Chat', script: 'chat' }) : null;

/** The headers of the chat origin. @param portals origins that may frame it, such as `http://*.localhost:8787` */
export const chatHeaders = (portals: readonly string[]): Record<string, string> => frameHeaders(portals, lookDirectives);
