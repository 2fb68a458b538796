/** `npm run serve`: the production build over HTTP, with the sandbox as its platform. `PORT`, `HOST`, `BRAND`. */
import { startServer } from './startServer.ts';

const { PORT = '8787', HOST = '127.0.0.1', BRAND } = process.env;

const server = await startServer({ port: Number(PORT), host: HOST, fallback: BRAND }).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
console.log(`${BRAND ?? server.brands[0] ?? 'no brand'}: http://localhost:${server.port}`);
for (const brand of server.brands) console.log(`${brand}: ${server.urlOf(brand)}`);

const stop = (): void => void server.close().then(() => process.exit(0));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
