import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { assetName } from '../../engine/assetNames.ts';
import { type Manifest, builtFile } from '../page/manifest.ts';
import { buildTarget } from '../../support/line.ts';

const ENTRY = 'preview/shared/start.ts';
const root = fileURLToPath(new URL('../../../src', import.meta.url));

/** The files that the page of a shared preview loads, from the root of its host. */
export interface SharedFiles {
  script: string;
  styles: string[];
}

/** Chunks that a chunk imports, and itself, in the order in which they run. */
function closure(manifest: Manifest, key: string, known = new Set<string>()): Set<string> {
  if (known.has(key)) return known;
  for (const imported of manifest[key]?.imports ?? []) closure(manifest, imported, known);
  return known.add(key);
}

/**
 * Builds the portal with the simulated platform into `<folder>/assets`. It is a build of its own, so that no byte of the sandbox
 * is ever beside the engine that sites are published from.
 */
export async function buildShared(folder: string): Promise<SharedFiles> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    // React has had this hook itself since 18
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      manifest: true,
      target: buildTarget,
      chunkSizeWarningLimit: 4_000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        input: join(root, ENTRY),
        output: { assetFileNames: assetName, chunkFileNames: 'assets/[name]-[hash:7].js' },
      },
    },
  });
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  rmSync(join(folder, '.vite'), { recursive: true });
  const styles = [...closure(manifest, ENTRY)].flatMap((key) => manifest[key]?.css ?? []);
  return { script: builtFile(manifest, ENTRY), styles: [...new Set(styles)].map((file) => `/${file}`) };
}
