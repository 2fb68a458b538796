import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { BrandFolders } from '../brand-files/brandFolders.ts';
import { createAnswer } from './answer.ts';
import { readSites } from './sites.ts';

const defaultEngineDir = fileURLToPath(new URL('../../dist', import.meta.url));

export interface ServerOptions {
  /** 0 takes a free one. */
  port?: number;
  /** Address to listen on; this machine alone by default. */
  host?: string;
  /** Folder of the build. */
  engineDir?: string;
  /** Where the brands' sandbox data are read from; the project's own folders by default. */
  folders?: BrandFolders;
  /** Brand for hosts that belong to none; else the first by alphabet. */
  fallback?: string | undefined;
}

export interface RunningServer {
  port: number;
  /** Ids of the brands that it serves. */
  brands: string[];
  /** Address of a brand's site, without a slash at the end. */
  urlOf: (brand: string) => string;
  /** Ends open connections and stops. */
  close: () => Promise<void>;
}

/**
 * Serves the production build of every published brand with the security headers, and the sandbox in the platform's
 * place. @throws when the port is taken, or `fallback` is not published
 */
export async function startServer({
  port = 0,
  host = '127.0.0.1',
  engineDir = defaultEngineDir,
  folders,
  fallback,
}: ServerOptions = {}): Promise<RunningServer> {
  const sites = readSites(engineDir);
  const brands = sites.map(({ id }) => id);
  if (fallback !== undefined && !brands.includes(fallback)) {
    throw new Error(`BRAND "${fallback}" is not published; there are: ${brands.join(', ') || 'none, run "npm run build"'}.`);
  }
  const server = createServer(createAnswer({ engineDir, sites, folders, fallback }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    port: bound,
    brands,
    urlOf: (brand) => `http://${brand}.localhost:${bound}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
