import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { Ask } from './visitorReads.ts';

/** A header that opens a stage, such as that of its gateway. */
export interface TokenHeader {
  /** Lower case. */
  name: string;
  value: string;
}

export interface HttpOptions {
  timeoutMs?: number;
  maxBytes?: number;
  /** Sent with each call that has no header of this name itself. */
  token?: TokenHeader | undefined;
}

/** Resolves `<name>.localhost` to loopback (RFC 6761), also where the resolver does not. */
export const lookupLocal: LookupFunction = (host, options, callback) =>
  lookup(host.endsWith('.localhost') ? 'localhost' : host, { ...options, all: false }, (error, address, family) => {
    // `all: true` callers get a list of one
    if (options.all === true) callback(error, error ? [] : [{ address, family }]);
    else callback(error, address, family);
  });

/**
 * Asks a running platform. Redirects are not followed: a login page is not a valid reply.
 * @returns a function that rejects when the connection fails, takes too long, or the reply is too long
 */
export function askOverHttp({ timeoutMs = 10_000, maxBytes = 20_000_000, token }: HttpOptions = {}): Ask {
  return async (request) => {
    const { url, method } = request;
    const headers = Object.fromEntries(request.headers);
    if (token !== undefined) headers[token.name] ??= token.value;
    const sent = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
    return new Promise((resolve, reject) => {
      const send = url.startsWith('https:') ? secureRequest : plainRequest;
      const outgoing = send(url, { method, headers, lookup: lookupLocal }, (incoming) => {
        const parts: Buffer[] = [];
        let size = 0;
        incoming.on('data', (part: Buffer) => {
          size += part.length;
          if (size > maxBytes) incoming.destroy(new Error(`the reply is longer than ${maxBytes} bytes`));
          else parts.push(part);
        });
        incoming.on('error', reject);
        incoming.on('end', () => {
          const status = incoming.statusCode ?? 502;
          const body = [204, 205, 304].includes(status) ? null : Buffer.concat(parts);
          resolve(new Response(body, { status, headers: headersOf(incoming.rawHeaders) }));
        });
      });
      const timer = setTimeout(() => outgoing.destroy(new Error(`no whole reply within ${timeoutMs} ms`)), timeoutMs);
      outgoing.on('error', reject);
      outgoing.on('close', () => clearTimeout(timer));
      outgoing.end(sent);
    });
  };
}

/** Headers as pairs; one that is sent twice stands twice. */
function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}
