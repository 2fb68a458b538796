import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DiskFolders, diskFolders } from './brandFolders.ts';

const BASE = 'base';

/**
 * The brands of a folder. Those that are kept apart from the engine extend the engine's `base`, unless a `base` is among them: a
 * copy would stay as it was when the engine goes on.
 */
export function foldersAt(brands: string): DiskFolders {
  const own = diskFolders(pathToFileURL(`${resolve(brands)}/`));
  if (own.ids().includes(BASE)) return own;
  const engine = diskFolders();
  const placeOf = (id: string): DiskFolders => (id === BASE ? engine : own);
  return {
    root: own.root,
    folderOf: (id) => placeOf(id).folderOf(id),
    ids: () => [...own.ids(), BASE].sort(),
    texts: (id) => placeOf(id).texts(id),
    brandFile: (id) => placeOf(id).brandFile(id),
    images: (id) => placeOf(id).images(id),
    media: (id, file) => placeOf(id).media(id, file),
    others: (id) => placeOf(id).others(id),
    strays: own.strays,
  };
}
