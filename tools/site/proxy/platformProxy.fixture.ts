import { createServer, type IncomingHttpHeaders, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadBrand, type LoadedBrand } from '../../brand-files/loadBrand.ts';
import { createPlatformProxy, type PlatformProxyOptions } from './platformProxy.ts';

const open: Server[] = [];

/** Starts a server on any port, until `closeAll`. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(server);
  return (server.address() as AddressInfo).port;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** The reply ended early. */
  cut: boolean;
}

let loaded: LoadedBrand | undefined;
/** The brand of the calls, read once. */
export const folia = (): LoadedBrand => (loaded ??= loadBrand('folia'));

export function closeAll(): void {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** A proxy before a platform; `said` has its lines. */
export async function before(
  platform: RequestListener | string,
  { brand = folia(), ...options }: Partial<PlatformProxyOptions> & { brand?: LoadedBrand } = {},
) {
  const origin = typeof platform === 'string' ? platform : `http://127.0.0.1:${await listen(createServer(platform))}`;
  const said: string[] = [];
  const proxy = createPlatformProxy({ platform: origin, write: (line) => said.push(line), ...options });
  const port = await listen(
    createServer((incoming, outgoing) => {
      if (proxy.isCall(incoming, brand)) return proxy.pass(incoming, outgoing, brand);
      outgoing.writeHead(404).end('no call');
    }),
  );
  const ask = (path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const outgoing = request({ port, host: '127.0.0.1', path, method, headers }, (reply) => {
        let text = '';
        const end = (cut: boolean) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text, cut });
        reply.on('data', (part: Buffer) => (text += String(part)));
        reply.on('end', () => end(false));
        reply.on('error', () => end(true));
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { ask, said, port, origin, proxy };
}

export const json = { 'Content-Type': 'application/json' };
export const fine: RequestListener = (_, reply) => reply.writeHead(200, json).end('{"success":true,"message":null,"value":0}');
export const status = '/wps/system/status';
