import { type IncomingMessage, request as plainRequest, type ServerResponse } from 'node:http';
import { request as secureRequest } from 'node:https';
import { routesOf } from '#sandbox/protocol/route.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { askOverHttp, lookupLocal, type TokenHeader } from '../publish/askOverHttp.ts';
import { httpPlatform } from '../publish/platforms.ts';
import type { Ask } from '../publish/visitorReads.ts';
import { connectionFault } from './connectionFault.ts';
import { createFaults } from './faults.ts';
import { replyHeaders, requestHeaders } from './proxyHeaders.ts';

export interface PlatformProxyOptions {
  /** https origin, http on this machine; `{id}` and `{host}` stand for those of the brand. */
  platform: string;
  /** Sent with each call that has no header of this name itself. */
  token?: TokenHeader | undefined;
  /** Most time for the head of a reply, and for each part of it that follows, ms. */
  timeouts?: { read: number; write: number };
  /** Gets one line for each fault of the platform. */
  write?: (line: string) => void;
}

type ProxiedBrand = Pick<LoadedBrand, 'id' | 'brand'>;

/** Passes the portal's calls on to a running platform. */
export interface PlatformProxy {
  /** Origin of a brand's platform. @throws when the option is none */
  originOf: (brand: ProxiedBrand) => string;
  /** Asks the platform of a brand as publishing does, with the token. */
  askFor: (brand: ProxiedBrand) => Ask;
  /** Whether a request is a call of the endpoint table, or one by which the brand replaces it. */
  isCall: (incoming: IncomingMessage, brand: ProxiedBrand) => boolean;
  /** Passes a call on, both bodies as they come; 502 and 504 when there is no reply, 403 for a request from another site. */
  pass: (incoming: IncomingMessage, outgoing: ServerResponse, brand: ProxiedBrand) => void;
  /** It answers from a recording, which has no keys to open sealed bodies. */
  isRecorded?: true;
}

/** Below the portal's own limits of 10 and 15 s, so that the terminal has the reason before the page gives up. */
const TIMEOUTS = { read: 9_000, write: 14_000 };

const pathOf = (incoming: IncomingMessage): string => new URL(incoming.url ?? '/', 'http://local.invalid').pathname;

/** True for a request that another site's page makes: passed on, it would look like one of the platform's own page. */
export function isForeign({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (headers['sec-fetch-site'] === 'cross-site') return true;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

function refuse(outgoing: ServerResponse, status: number, text: string): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  outgoing.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
}

/** A proxy; nothing is asked before the first call. */
export function createPlatformProxy({
  platform,
  token,
  timeouts = TIMEOUTS,
  write = console.error,
}: PlatformProxyOptions): PlatformProxy {
  const originOf = (brand: ProxiedBrand): string => httpPlatform(platform)(brand).origin;
  const faults = createFaults((line) => write(`platform: ${line}`));
  const askPlainly = askOverHttp({ timeoutMs: timeouts.read, token });

  const ask: Ask = async (request) => {
    try {
      const reply = await askPlainly(request);
      faults.works('');
      return reply;
    } catch (cause) {
      const { origin } = new URL(request.url);
      faults.say('', `${origin}: ${connectionFault(cause)}`);
      throw new Error(connectionFault(cause), { cause });
    }
  };

  /** Says what is odd about a reply; false for a redirect, which is not passed on. */
  const judge = (call: string, incoming: IncomingMessage): boolean => {
    const { statusCode: status = 502, headers } = incoming;
    const type = headers['content-type'] ?? '';
    if (status >= 300 && status < 400 && status !== 304) {
      faults.say(call, `answered ${status} to ${headers.location ?? 'nowhere'}; redirects are not followed`);
      return false;
    }
    if (status === 429) faults.say(call, `the platform throttles (429, Retry-After ${headers['retry-after'] ?? 'missing'})`);
    else if (/^text\/html|^application\/xhtml/i.test(type))
      faults.say(
        call,
        `answered ${status} with HTML, expected JSON: a gateway's page or a sign-in, or a path that it does not know`,
      );
    else if (status >= 500) faults.say(call, `answered ${status}`);
    else faults.works(call);
    return true;
  };

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, brand: ProxiedBrand): void => {
    if (isForeign(incoming)) return refuse(outgoing, 403, 'Calls from pages of other sites are not passed on.');
    const { method = 'GET', url = '/' } = incoming;
    const origin = originOf(brand);
    const target = new URL(url, origin);
    const call = `${method} ${target.pathname}`;
    const headers = requestHeaders(incoming.headers, target);
    if (token !== undefined) headers[token.name] ??= token.value;
    const timeout = method === 'GET' ? timeouts.read : timeouts.write;
    const send = target.protocol === 'https:' ? secureRequest : plainRequest;
    const upstream = send(target, { method, headers, lookup: lookupLocal }, (reply) => {
      clearTimeout(limit);
      // the text of the table's paths only, so that nothing leads the page away
      if (!judge(call, reply)) {
        reply.destroy();
        return refuse(outgoing, 502, 'The platform answered with a redirect.');
      }
      const secure = (incoming.socket as { encrypted?: boolean }).encrypted === true;
      for (const [name, value] of Object.entries(replyHeaders(reply.headers, secure)))
        // what this server says of itself, such as its security headers, stays
        if (value !== undefined && !outgoing.hasHeader(name)) outgoing.setHeader(name, value);
      outgoing.writeHead(reply.statusCode ?? 502);
      reply.setTimeout(timeout, () => reply.destroy(new Error(`its reply stopped for ${timeout} ms`)));
      reply.on('error', failed);
      reply.pipe(outgoing);
    });
    const limit = setTimeout(() => upstream.destroy(new TimeoutError(`no reply within ${timeout} ms`)), timeout);
    const failed = (cause: Error): void => {
      clearTimeout(limit);
      if (outgoing.destroyed) return;
      const fault = connectionFault(cause);
      const isLate = cause instanceof TimeoutError;
      faults.say(isLate ? call : '', isLate ? fault : `${origin}: ${fault}`);
      refuse(outgoing, isLate ? 504 : 502, `The platform gave no reply: ${fault}.`);
    };
    upstream.on('error', failed);
    // a visitor who leaves needs no reply
    outgoing.on('close', () => {
      clearTimeout(limit);
      upstream.destroy();
    });
    incoming.pipe(upstream);
  };

  return {
    originOf,
    askFor: () => ask,
    isCall: (incoming, { brand }) => routesOf(brand)(incoming.method ?? 'GET', pathOf(incoming)) !== undefined,
    pass,
  };
}

class TimeoutError extends Error {
  override name = 'TimeoutError';
}
