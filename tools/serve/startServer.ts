import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { BrandFolders } from '../brand-files/brandFolders.ts';
import { createAnswer } from './answer.ts';
import { readSites } from './sites.ts';

const defaultEngineDir = fileURLToPath(new URL('../../dist', import.meta.url));

export interface ServerOptions {
  /** 0: any free port. */
  port?: number;
  /** Listen address (default: loopback). */
  host?: string;
  engineDir?: string;
  /** Source of sandbox data (default: the project's brand folders). */
  folders?: BrandFolders;
  /** Brand of unknown hosts (default: the first id). */
  fallback?: string | undefined;
}

export interface RunningServer {
  port: number;
  brands: string[];
  /** URL of a brand's site, without trailing slash. */
  urlOf: (brand: string) => string;
  /** Ends open connections and stops. */
  close: () => Promise<void>;
}

/**
 * Serves the production build of every published brand with security headers, and the sandbox as its
 * platform. @throws when the port is in use, or `fallback` is not published
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
