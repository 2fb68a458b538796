/**
 * `npm run serve`: the production build over HTTP, with the sandbox as its platform, or a running one with `--platform`.
 * `--brands` is the folder of the brands that were published. `PORT`, `HOST`, `BRAND`; `TLS_PORT` adds HTTP/2 over TLS.
 */
import { fileURLToPath } from 'node:url';
import { brandsOption } from '../../brand-files/brandsOption.ts';
import { foldersAt } from '../../brand-files/foldersAt.ts';
import { type PlatformOptions, proxyOf, readCommandLine } from '../proxy/platformOptions.ts';
import { disagreements } from './agreement.ts';
import { readSites } from './sites.ts';
import { startServer } from './startServer.ts';

const { PORT = '8787', HOST = '127.0.0.1', BRAND, TLS_PORT } = process.env;

function fail(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

const options = readCommandLine<PlatformOptions & { brands: string }>('serve', (command) => command.addOption(brandsOption()));
const tlsPort = TLS_PORT === undefined ? undefined : Number(TLS_PORT);
const engineDir = fileURLToPath(new URL('../../../dist', import.meta.url));
const start = async () => {
  const platform = proxyOf(options);
  return {
    platform,
    server: await startServer({
      port: Number(PORT),
      tlsPort,
      host: HOST,
      fallback: BRAND,
      platform,
      engineDir,
      folders: foldersAt(options.brands),
    }),
  };
};
const { platform, server } = await start().catch(fail);
console.log(`${BRAND ?? server.brands[0] ?? 'no brand'}: http://localhost:${server.port}`);
for (const brand of server.brands)
  console.log(`${brand}: ${[server.urlOf(brand), server.secureUrlOf?.(brand) ?? []].flat().join(' ')}`);
for (const site of readSites(engineDir)) for (const line of await disagreements(site, platform)) console.error(line);

const stop = (): void => void server.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
