import { readFile } from 'node:fs/promises';

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
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // the heading's colour is set by script, which style policies do not cover
    "style-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portals.join(' ')}`,
    "require-trusted-types-for 'script'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  };
}
