import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { createAnswer } from './answer.ts';
import { temporaryCertificate } from './certificate.ts';
import type { PlatformProxy } from '../proxy/platformProxy.ts';
import { readSites } from './sites.ts';

const defaultEngineDir = fileURLToPath(new URL('../../../dist', import.meta.url));

export interface ServerOptions {
  /** 0: any free port. */
  port?: number;
  /** Also serves HTTP/2 over TLS, with a certificate made now. 0: any free port. Needs openssl. */
  tlsPort?: number | undefined;
  /** Listen address (default: loopback). */
  host?: string;
  engineDir?: string;
  /** Source of sandbox data (default: the project's brand folders). */
  folders?: BrandFolders;
  /** Brand of unknown hosts (default: the first id). */
  fallback?: string | undefined;
  /** A running platform instead of the sandbox. */
  platform?: PlatformProxy | undefined;
}

export interface RunningServer {
  port: number;
  brands: string[];
  /** URL of a brand's site, without trailing slash. */
  urlOf: (brand: string) => string;
  /** The same over TLS; null without it. */
  secureUrlOf: ((brand: string) => string) | null;
  /** Ends open connections and stops. */
  close: () => Promise<void>;
}

/**
 * Serves the production build of every published brand with security headers, and the sandbox or a running one as its
 * platform. @throws when openssl is missing for TLS, the port is in use, or `fallback` is not published
 */
export async function startServer({
  port = 0,
  tlsPort,
  host = '127.0.0.1',
  engineDir = defaultEngineDir,
  folders,
  fallback,
  platform,
}: ServerOptions = {}): Promise<RunningServer> {
  const sites = readSites(engineDir);
  const brands = sites.map(({ id }) => id);
  if (fallback !== undefined && !brands.includes(fallback)) {
    throw new Error(`BRAND "${fallback}" is not published; there are: ${brands.join(', ') || 'none, run "npm run build"'}.`);
  }
  const answer = createAnswer({ engineDir, sites, folders, fallback, platform, isOpen: !isLoopback(host) });
  const server = createServer(answer);
  const secure = tlsPort === undefined ? null : secureServer(answer);
  const bound = await listen(server, port, host);
  const boundSecure = secure === null ? null : await listen(secure.server, tlsPort ?? 0, host);
  return {
    port: bound,
    brands,
    urlOf: (brand) => `http://${brand}.localhost:${bound}`,
    secureUrlOf: boundSecure === null ? null : (brand) => `https://${brand}.localhost:${boundSecure}`,
    close: async () => {
      await secure?.close();
      await new Promise<void>((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      });
    },
  };
}

const isLoopback = (host: string): boolean => /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host);

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** The same answers over HTTP/2, or HTTP/1.1 for clients without it. */
function secureServer(answer: RequestListener): { server: Server; close: () => Promise<void> } {
  const open = new Set<Socket>();
  const server = createSecureServer({ ...temporaryCertificate(), allowHTTP1: true }, (incoming, outgoing) => {
    incoming.headers.host ??= incoming.headers[':authority'];
    // Node's compatibility layer has the members of HTTP/1.1 that the answers use
    answer(incoming as unknown as IncomingMessage, outgoing as never);
  });
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  return { server, close };
}
