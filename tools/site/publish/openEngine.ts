import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import type { BrandNames } from '../../brand-files/brandNames.ts';
import { brandNames, type NameList } from './brandNames.ts';
import { engineVersion } from './engineVersion.ts';

/** Exports of the engine build's render bundle (`src/app/prerender.tsx`). */
export interface Renderer {
  prerenderPage: (snapshot: Snapshot, path: string) => Promise<string>;
  prerenderTiles: (snapshot: Snapshot, path: string) => string;
  pageOf: (snapshot: Snapshot, path: string) => string | null;
  namespacesFor: (page: string) => string[];
}

/** The engine build is missing. */
export class EngineMissingError extends Error {
  override name = 'EngineMissingError';
}

const PARTS = [
  'assets',
  '.vite/manifest.json',
  '.vite/entries.json',
  '.vite/boot.js',
  '.vite/early-form.js',
  '.vite/early-lobby.js',
  'render/prerender.js',
  'render/features.js',
];

/**
 * The built engine: page renderer and registered names.
 * @throws EngineMissingError when it is not built: publishing never runs the bundler
 */
export async function openEngine(engineDir: string): Promise<{ renderer: Renderer; names: BrandNames }> {
  const missing = PARTS.find((part) => !existsSync(join(engineDir, part)));
  if (missing !== undefined)
    throw new EngineMissingError(`There is no engine in ${engineDir} (${missing} is missing); run "npm run build" first.`);
  // the version busts the module cache of a watching process
  const address = (name: string) =>
    `${pathToFileURL(join(engineDir, 'render', `${name}.js`)).href}?v=${engineVersion(engineDir)}`;
  const renderer = (await import(address('prerender'))) as Renderer;
  const features = (await import(address('features'))) as { createWholeRegistry: () => NameList };
  return { renderer, names: brandNames(features.createWholeRegistry()) };
}
