import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { inspectBrand, listBrands } from '../brand-files/loadBrand.ts';
import { brandPreview } from './brandPreview.ts';

export interface PreviewAddress {
  /** Another one is taken when it is in use. */
  port: number;
  /** This machine alone without it. */
  host?: string | undefined;
}

/** Starts the preview of every brand; answers the server and its origin. */
export async function startPreview({ port, host }: PreviewAddress): Promise<{ server: ViteDevServer; origin: string }> {
  const hosts = listBrands().flatMap((id) => inspectBrand(id).loaded?.brand.hosts ?? []);
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    appType: 'custom',
    plugins: [brandPreview()],
    server: { port, ...(host === undefined ? {} : { host }), allowedHosts: hosts },
    optimizeDeps: { entries: ['preview/start.ts', 'preview/workbench.tsx', 'features/*/chunk.ts'] },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return { server, origin: `http://localhost:${taken}` };
}
