/** `npm run serve`: the production build over HTTP, with the sandbox as its platform. `PORT`, `HOST`, `BRAND`; `TLS_PORT` adds HTTP/2 over TLS. */
import { startServer } from './startServer.ts';

const { PORT = '8787', HOST = '127.0.0.1', BRAND, TLS_PORT } = process.env;

const tlsPort = TLS_PORT === undefined ? undefined : Number(TLS_PORT);
const server = await startServer({ port: Number(PORT), tlsPort, host: HOST, fallback: BRAND }).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
console.log(`${BRAND ?? server.brands[0] ?? 'no brand'}: http://localhost:${server.port}`);
for (const brand of server.brands)
  console.log(`${brand}: ${[server.urlOf(brand), server.secureUrlOf?.(brand) ?? []].flat().join(' ')}`);

const stop = (): void => void server.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
