import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';

/** Bytes of a file, shortened. @throws when it cannot be read */
export const hashOfFile = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('base64url');

/** A brand folder: the hash of its files, and the brand that it extends. */
interface FolderState {
  hash: string;
  parent: string | null;
}

/** Hashes of brand folders that were read before; parents are read once for all their children. */
export type FolderStates = Map<string, FolderState | null>;

function parentOf(id: string, brandFile: string): string | null {
  const { extends: parent } = JSON.parse(brandFile) as { extends?: unknown };
  if (typeof parent === 'string') return parent;
  return id === 'base' ? null : 'base';
}

function stateOf(id: string, folders: BrandFolders): FolderState | null {
  try {
    const texts = folders.texts(id);
    const brandFile = texts?.get('brand.json');
    if (!texts || brandFile === undefined) return null;
    const parts = [
      [...texts].sort(([a], [b]) => (a < b ? -1 : 1)),
      [...folders.images(id)].map(([name, path]) => [name, hashOfFile(path)]).sort(),
      folders
        .others(id)
        .map(({ name, isLink }) => `${name} ${isLink}`)
        .sort(),
    ];
    const hash = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
    return { hash, parent: parentOf(id, brandFile) };
  } catch {
    // no valid JSON, or removed meanwhile: the check says what is wrong
    return null;
  }
}

/** Longer chains are refused by the check. */
const MOST_LAYERS = 8;

/**
 * Hash of all files of a brand and of the brands that it extends, in order; null where the folders are no chain. Files of
 * simulated media are no part of it: no site has them.
 */
export function chainHash(id: string, folders: BrandFolders, states: FolderStates): string | null {
  const hashes: string[] = [];
  for (let next: string | null = id; next !== null && hashes.length < MOST_LAYERS;) {
    const state: FolderState | null = states.get(next) ?? stateOf(next, folders);
    states.set(next, state);
    if (state === null) return null;
    hashes.push(`${next} ${state.hash}`);
    next = state.parent;
  }
  return createHash('sha256').update(hashes.join('\n')).digest('base64url');
}
