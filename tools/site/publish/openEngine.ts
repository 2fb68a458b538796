import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Snapshot } from '#engine/brand/snapshot.ts';
import type { BrandNames } from '../../brand-files/brandNames.ts';
import { brandNames, type NameList } from './brandNames.ts';
import { offlineScripts, offlineStyle } from '../../engine/engineFiles.ts';
import { type Manifest, readEntries, readManifest } from '../page/manifest.ts';
import { engineVersion } from './engineVersion.ts';
import { localesFolder } from './siteTexts.ts';

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
  '.vite/early-mapped-lobby.js',
  ...Object.values(offlineScripts),
  offlineStyle,
  'render/prerender.js',
  'render/features.js',
];

/** @throws EngineMissingError when a part of the engine is missing */
export function requireEngine(engineDir: string): void {
  const missing = PARTS.find((part) => !existsSync(join(engineDir, part)));
  if (missing !== undefined)
    throw new EngineMissingError(`There is no engine in ${engineDir} (${missing} is missing); run "npm run build" first.`);
}

/** The built engine. */
export interface Engine {
  dir: string;
  version: string;
  /** Hash of all files that pages are made with or name: another engine of the same version has another one. */
  hash: string;
  renderer: Renderer;
  /** Registered names. */
  names: BrandNames;
  manifest: Manifest;
  entries: Readonly<Record<string, string>>;
}

interface BuiltFile {
  name: string;
  path: string;
  /** Differs when the file does. */
  stamp: string;
}

/** The files that decide what is on a page, with the portal's texts, which the build does not copy. */
function builtFiles(engineDir: string): BuiltFile[] {
  const parts = { vite: join(engineDir, '.vite'), render: join(engineDir, 'render'), locales: localesFolder };
  return Object.entries(parts).flatMap(([part, folder]) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const { mtimeMs, ctimeMs, size, ino } = statSync(path);
        return { name: `${part}/${relative(folder, path)}`, path, stamp: `${path} ${mtimeMs} ${ctimeMs} ${size} ${ino}` };
      }),
  );
}

/** Of names and contents. Files below `assets` have hashes of their contents in their names. */
function hashOfFiles(engineDir: string, files: readonly BuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { name, path } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
  return hash.update(readdirSync(join(engineDir, 'assets')).sort().join('\n')).digest('hex');
}

/** The last engine of each folder: opening it takes as long as a page. */
const opened = new Map<string, { stamp: string; engine: Promise<Engine> }>();

/**
 * The built engine: page renderer, registered names, and what pages name. It is opened again when one of its files has changed.
 * @throws EngineMissingError when it is not built: publishing never runs the bundler
 */
export async function openEngine(engineDir: string): Promise<Engine> {
  requireEngine(engineDir);
  const files = builtFiles(engineDir);
  const stamp = files.map((file) => file.stamp).join('\n');
  const last = opened.get(engineDir);
  if (last?.stamp === stamp) return last.engine;
  const engine = open(engineDir, files);
  opened.set(engineDir, { stamp, engine });
  return engine;
}

async function open(dir: string, files: readonly BuiltFile[]): Promise<Engine> {
  const version = engineVersion(dir);
  // the version busts the module cache of a watching process
  const address = (name: string) => `${pathToFileURL(join(dir, 'render', `${name}.js`)).href}?v=${version}`;
  const renderer = (await import(address('prerender'))) as Renderer;
  const features = (await import(address('features'))) as { createWholeRegistry: () => NameList };
  return {
    dir,
    version,
    hash: hashOfFiles(dir, files),
    renderer,
    names: brandNames(features.createWholeRegistry()),
    manifest: readManifest(dir),
    entries: readEntries(dir),
  };
}
