import { readFile } from 'node:fs/promises';
import { frameHeaders } from '../frameHeaders.ts';

const types: Readonly<Record<string, string>> = {
  'chat.html': 'text/html; charset=utf-8',
  'chat.css': 'text/css; charset=utf-8',
  'chat.js': 'text/javascript; charset=utf-8',
};

/** A file of the chat origin (its page is `/chat`); null for any other path. */
export async function chatFile(path: string): Promise<{ type: string; body: string } | null> {
  const name = path === '/chat' ? 'chat.html' : path.slice(1);
  const type = types[name];
  return type === undefined ? null : { type, body: await readFile(new URL(name, import.meta.url), 'utf8') };
}

/** The headers of the chat origin. @param portals origins that may frame it, such as `http://*.localhost:8787` */
export function chatHeaders(portals: readonly string[]): Record<string, string> {
  // the heading's colour is set by script, which style policies do not cover
  return frameHeaders(portals, ["style-src 'self'", 'img-src data:']);
}
