import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Content, createContent, type Encoding, encodeFor } from '../../paths/content.ts';

const acceptedBy = (incoming: IncomingMessage): string => incoming.headers['accept-encoding']?.toString() ?? '';

/** A platform's reply in the best encoding, as platforms send it; compressed anew for each request. */
export const encodeReply = (
  body: Buffer,
  type: string,
  incoming: IncomingMessage,
): Promise<{ body: Buffer; encoding: Encoding | null }> =>
  encodeFor(createContent(body, type, { effort: 'fast' }), acceptedBy(incoming));

/** Sends content in the best encoding, or 304. */
export async function sendContent(incoming: IncomingMessage, outgoing: ServerResponse, content: Content): Promise<void> {
  outgoing.setHeader('Content-Type', content.type);
  outgoing.setHeader('ETag', content.etag);
  outgoing.setHeader('Vary', 'Accept-Encoding');
  if (incoming.headers['if-none-match']?.includes(content.etag)) {
    outgoing.writeHead(304).end();
    return;
  }
  const { body, encoding } = await encodeFor(content, acceptedBy(incoming));
  if (encoding !== null) outgoing.setHeader('Content-Encoding', encoding);
  outgoing.setHeader('Content-Length', body.length);
  outgoing.writeHead(200).end(incoming.method === 'HEAD' ? undefined : body);
}

export function sendText(outgoing: ServerResponse, status: number, text: string): void {
  outgoing.setHeader('Content-Type', 'text/plain; charset=utf-8');
  outgoing.writeHead(status).end(text);
}

export function sendJson(outgoing: ServerResponse, value: unknown): void {
  outgoing.setHeader('Content-Type', 'application/json; charset=utf-8');
  outgoing.writeHead(200).end(JSON.stringify(value));
}

/** The text of a request body, cut at `limit` bytes. */
export async function readText(incoming: IncomingMessage, limit: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= limit) parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
