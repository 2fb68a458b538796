import type { IncomingMessage } from 'node:http';

/** A host name with an optional port: safe to use in a response header. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;

/** Methods that `Request` refuses. */
const UNUSABLE = ['TRACE', 'TRACK', 'CONNECT'];

/** How a request came: over TLS, or not. */
export const schemeOf = ({ socket }: IncomingMessage): 'http' | 'https' =>
  (socket as { encrypted?: boolean }).encrypted === true ? 'https' : 'http';

/** Why a request cannot be answered. */
export interface Refusal {
  status: 400 | 405;
  text: string;
}

/** Target, host and method of a request. */
export interface RequestLine {
  /** Host name with an optional port. */
  host: string;
  /** Starts with one slash. */
  pathname: string;
}

/**
 * Validates target, host and method of a request before any code relies on them. An absolute target is reduced to its path.
 * @returns the refusal of an invalid address, on which every URL below would throw
 */
export function readRequestLine(incoming: IncomingMessage): RequestLine | Refusal {
  const { method = 'GET', headers } = incoming;
  const host = headers.host ?? 'localhost';
  if (UNUSABLE.includes(method)) return { status: 405, text: 'Method not allowed' };
  if (!HOST.test(host) || !URL.canParse(`http://${host}`)) return { status: 400, text: 'The Host header is not a host name.' };
  const target = incoming.url ?? '/';
  const absolute = /^https?:\/\/[^/]/i.test(target) && URL.canParse(target) ? new URL(target) : null;
  if (absolute !== null) incoming.url = absolute.pathname + absolute.search;
  const path = incoming.url ?? '/';
  const url = path.startsWith('/') && URL.canParse(path, 'http://local.invalid') ? new URL(path, 'http://local.invalid') : null;
  // two leading slashes would name another host
  if (url === null || url.host !== 'local.invalid' || url.pathname.startsWith('//'))
    return { status: 400, text: 'The request target is not a path.' };
  return { host, pathname: url.pathname };
}
