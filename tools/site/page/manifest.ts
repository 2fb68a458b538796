import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One chunk or asset of the engine build, as Vite's manifest lists it. */
export interface ManifestChunk {
  file: string;
  name?: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

/** Vite's manifest: source module (relative to `src`) or shared chunk → output. */
export type Manifest = Record<string, ManifestChunk>;

/** Files that a page loads before it is interactive. */
export interface FirstView {
  script: string;
  /** Every other script of the static closure, dependencies first. */
  preload: string[];
  styles: string[];
}

export function readManifest(engineDir: string): Manifest {
  return JSON.parse(readFileSync(join(engineDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
}

/** Registry names and their chunks, written by the engine build. */
export function readEntries(engineDir: string): Record<string, string> {
  return JSON.parse(readFileSync(join(engineDir, '.vite', 'entries.json'), 'utf8')) as Record<string, string>;
}

/** URL of an emitted file. @throws when the build lacks the source. */
export function builtFile(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The engine build has no ${source}; run "npm run build".`);
  return `/${chunk.file}`;
}

/** Manifest key of the single style sheet. */
const WHOLE_STYLE = 'style.css';

interface ManifestIndex {
  entry: string | undefined;
  /** The chunks of each file, with their places in the manifest. */
  chunks: ReadonlyMap<string, readonly { key: string; at: number }[]>;
}

const indexes = new WeakMap<Manifest, ManifestIndex>();

function indexOf(manifest: Manifest): ManifestIndex {
  const known = indexes.get(manifest);
  if (known !== undefined) return known;
  const all = Object.entries(manifest);
  const chunks = new Map<string, { key: string; at: number }[]>();
  all.forEach(([key, { file }], at) => chunks.set(file, [...(chunks.get(file) ?? []), { key, at }]));
  const index = { entry: all.find(([, chunk]) => chunk.isEntry === true)?.[0], chunks };
  indexes.set(manifest, index);
  return index;
}

/**
 * The static closure of the entry and of the given files (`assets/index-1a2b3c4d.js`).
 * @throws when the build has no entry
 */
export function firstView(manifest: Manifest, files: readonly string[]): FirstView {
  const { entry, chunks } = indexOf(manifest);
  if (entry === undefined) throw new Error('The engine build has no entry; run "npm run build".');
  const scripts = new Set<string>();
  const whole = manifest[WHOLE_STYLE];
  const styles = new Set<string>(whole ? [`/${whole.file}`] : []);
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    scripts.add(`/${chunk.file}`);
  };
  visit(entry);
  const named = [...new Set(files)].flatMap((file) => chunks.get(file) ?? []);
  for (const { key } of named.toSorted((a, b) => a.at - b.at)) visit(key);
  const script = builtFile(manifest, entry);
  scripts.delete(script);
  return { script, preload: [...scripts], styles: [...styles] };
}
