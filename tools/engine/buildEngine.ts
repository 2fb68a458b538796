import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { writeEarlyScripts } from './earlyScript.ts';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the engine once for all brands: hashed files in `assets/`, their manifest in `.vite/`, and `render/`, the same
 * application for Node, which renders pages at publishing and is never served. Keeps the previous build until the new one is
 * complete.
 */
export async function buildEngine(engineDir: string): Promise<void> {
  const fresh = join(engineDir, '.building');
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const shared: InlineConfig = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' };
  await build({ ...shared, build: { outDir: fresh, emptyOutDir: false } });
  await build({
    ...shared,
    // self-contained: production builds of all libraries, independent of NODE_ENV at run time, which a build for Node would ask
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(fresh, 'render'),
      emptyOutDir: false,
      manifest: false,
      ssr: true,
      rolldownOptions: {
        input: { prerender: join(root, 'src/app/prerender.tsx'), features: join(root, 'src/app/allFeatures.ts') },
      },
    },
  });
  await writeEarlyScripts(root, fresh, shared);
  await precompress(join(fresh, 'assets'));
  for (const part of ['assets', '.vite', 'render']) {
    rmSync(join(engineDir, part), { recursive: true, force: true });
    renameSync(join(fresh, part), join(engineDir, part));
  }
  rmSync(fresh, { recursive: true });
}
