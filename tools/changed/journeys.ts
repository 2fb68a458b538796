import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of `src/journeys` with the coverage in its first line. */
export interface Journey {
  file: string;
  /** Feature folders; folders from the project's root for others; `*` for every feature. */
  covers: readonly string[];
  /** Files below `src/journeys` that it imports, directly or not. */
  support: readonly string[];
}

const IS_JOURNEY = /\.(?:journey|matrix)\.ts$/;
const COVERS = /^\/\/ covers: (.+)\n/;
const LOCAL_IMPORT = /from '(\.{1,2}\/[\w./-]+\.ts)'/g;

/** The coverage in a journey's first line; null when absent. */
export const readCovers = (text: string): string[] | null => COVERS.exec(text)?.[1]?.split(', ') ?? null;

function supportOf(folder: string, file: string, seen = new Set<string>()): Set<string> {
  for (const [, path = ''] of readFileSync(join(folder, file), 'utf8').matchAll(LOCAL_IMPORT)) {
    const found = join(file, '..', path);
    if (found.startsWith('..') || seen.has(found)) continue;
    seen.add(found);
    supportOf(folder, found, seen);
  }
  return seen;
}

/** Every journey of a folder, by name. @throws for one without coverage */
export function readJourneys(folder: string): Journey[] {
  const files = readdirSync(folder).filter((name) => IS_JOURNEY.test(name));
  return files.sort().map((file) => {
    const covers = readCovers(readFileSync(join(folder, file), 'utf8'));
    if (covers === null) throw new Error(`${file} has no first line "// covers: …" with the features that it covers.`);
    return { file, covers, support: [...supportOf(folder, file)].sort() };
  });
}
