import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { type BrandFolders, diskFolders } from '../brand-files/brandFolders.ts';
import { inspectBrand, listBrands } from '../brand-files/loadBrand.ts';
import type { PlatformProxy } from '../site/proxy/platformProxy.ts';
import type { Recorder } from './record/recorder.ts';
import { brandPreview } from './brandPreview.ts';

export interface PreviewAddress {
  /** The next free port is used when taken. */
  port: number;
  /** Default: loopback. */
  host?: string | undefined;
  /** False disables reloads on file changes, for automated runs. */
  watch?: boolean;
  /** Default: those of the project. */
  folders?: BrandFolders;
  /** A running platform instead of the simulated one. */
  platform?: PlatformProxy | undefined;
  /** Keeps the calls to it. */
  recorder?: Recorder | undefined;
}

/** Starts the preview of every brand; returns the server and its origin. */
export async function startPreview({
  port,
  host,
  watch = true,
  folders = diskFolders(),
  platform,
  recorder,
}: PreviewAddress): Promise<{ server: ViteDevServer; origin: string }> {
  const hosts = listBrands(folders).flatMap((id) => inspectBrand(id, { folders }).loaded?.brand.hosts ?? []);
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    appType: 'custom',
    // a cache of its own, so that a running preview keeps its prebuilt libraries
    ...(watch ? {} : { cacheDir: fileURLToPath(new URL('../../.cache/vite', import.meta.url)) }),
    plugins: [brandPreview(folders, platform, recorder)],
    server: {
      port,
      allowedHosts: hosts,
      ...(host === undefined ? {} : { host }),
      ...(watch ? {} : { hmr: false, watch: null }),
    },
    optimizeDeps: {
      entries: [
        'preview/start.ts',
        'preview/workbench.tsx',
        'preview/studio/create/start.tsx',
        'features/**/[A-Z]*.tsx',
        '!**/*.{test,fixture}.tsx',
      ],
    },
  });
  await server.listen();
  const address = server.httpServer?.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return { server, origin: `http://localhost:${taken}` };
}
