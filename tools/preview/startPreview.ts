import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { inspectBrand, listBrands } from '../brand-files/loadBrand.ts';
import { brandPreview } from './brandPreview.ts';

export interface PreviewAddress {
  /** Another one is taken when it is in use. */
  port: number;
  /** This machine alone without it. */
  host?: string | undefined;
  /** False leaves pages alone when files change; for those who look at them by machine. */
  watch?: boolean;
}

/** Starts the preview of every brand; answers the server and its origin. */
export async function startPreview({
  port,
  host,
  watch = true,
}: PreviewAddress): Promise<{ server: ViteDevServer; origin: string }> {
  const hosts = listBrands().flatMap((id) => inspectBrand(id).loaded?.brand.hosts ?? []);
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    appType: 'custom',
    // its prebuilt libraries apart, so that a running preview keeps its own
    ...(watch ? {} : { cacheDir: fileURLToPath(new URL('../../.cache/vite', import.meta.url)) }),
    plugins: [brandPreview()],
    server: {
      port,
      allowedHosts: hosts,
      ...(host === undefined ? {} : { host }),
      ...(watch ? {} : { hmr: false, watch: null }),
    },
    optimizeDeps: { entries: ['preview/start.ts', 'preview/workbench.tsx', 'features/*/chunk.ts'] },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return { server, origin: `http://localhost:${taken}` };
}
