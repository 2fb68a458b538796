import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Sandbox } from './createSandbox.ts';

interface ServeOptions {
  /** Session to use when the request has no cookie. */
  session?: string | undefined;
  /** Largest request body, bytes. Default: a picture of 5 MB as base64. */
  maxBody?: number;
  /** Compresses a body for the request; without it bodies are sent as they are. */
  encode?: (body: Buffer, type: string, incoming: IncomingMessage) => Promise<{ body: Buffer; encoding: string | null }>;
}

/**
 * Answers a Node request by the sandbox.
 * @returns false when the address is not the sandbox's; nothing was read or written then
 */
export async function serveSandbox(
  sandbox: Sandbox,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { session, maxBody = 7_200_000, encode }: ServeOptions = {},
): Promise<boolean> {
  const { pathname } = new URL(incoming.url ?? '/', 'http://sandbox.invalid');
  if (!sandbox.owns(pathname)) return false;
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  const body = await readBody(incoming, maxBody);
  if (body === null) {
    outgoing.writeHead(413).end();
    return true;
  }
  const response = await sandbox.handle(toRequest(incoming, body, gone.signal), session);
  // a fault without response breaks the connection
  if (response === null || response.type === 'error') outgoing.destroy();
  else {
    const plain = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const { body: reply, encoding } = (await encode?.(plain, type, incoming)) ?? { body: plain, encoding: null };
    if (encoding !== null) outgoing.setHeader('Content-Encoding', encoding).setHeader('Vary', 'Accept-Encoding');
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(reply);
  }
  return true;
}

function toRequest(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    // those of HTTP/2 that begin with a colon are the request line
    if (value !== undefined && !name.startsWith(':')) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const scheme = (incoming.socket as { encrypted?: boolean }).encrypted === true ? 'https' : 'http';
  const url = new URL(incoming.url ?? '/', `${scheme}://${incoming.headers.host ?? 'localhost'}`);
  return new Request(url, { method, headers, signal, ...(method === 'GET' || method === 'HEAD' ? {} : { body }) });
}

/** The body, or null when it is too long; then it is still read to its end, so that the sender receives the answer. */
async function readBody(incoming: IncomingMessage, maxBody: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size <= maxBody) parts.push(part);
    else parts.length = 0;
  }
  if (size > maxBody) return null;
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.length;
  }
  return body;
}
