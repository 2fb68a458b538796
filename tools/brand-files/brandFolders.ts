import { type Dirent, existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file or link that does not belong to a brand. */
export interface Other {
  name: string;
  isLink: boolean;
}

/** Source of brand folders: the disk, or memory in tests. */
export interface BrandFolders {
  /** Their parent folder on the disk; absent for those in memory. */
  root?: string;
  /** Every folder with `base`, sorted. */
  ids: () => string[];
  /** JSON files of a folder by name (`menus.json`, `texts/pt.json`); null when unreadable. */
  texts: (id: string) => ReadonlyMap<string, string> | null;
  /** `brand.json` alone, where it can be read without all others; null when unreadable. */
  brandFile?: (id: string) => string | null;
  /** Files of the images folder: name to absolute path. */
  images: (id: string) => ReadonlyMap<string, string>;
  /** Absolute path of a sandbox image, or null. */
  media: (id: string, file: string) => string | null;
  /** Other files, which nothing reads, and links, which are not followed. Names include the subfolder. */
  others: (id: string) => readonly Other[];
  /** Files and links beside the brand folders. */
  strays: () => readonly Other[];
}

/** The project's root URL, with a trailing slash. */
export const projectRoot = new URL('../../', import.meta.url);

function entries(folder: URL): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    // a missing folder has no entries
    return [];
  }
}

/** Subfolders of a brand folder and their content. */
const held: Readonly<Record<string, (name: string) => boolean>> = {
  '': (name) => name.endsWith('.json'),
  'texts/': (name) => name.endsWith('.json'),
  'sandbox/': (name) => name.endsWith('.json'),
  'images/': () => true,
  'sandbox/media/': () => true,
};

/** Unknown files and links below a folder. */
function othersBelow(root: URL, below = ''): Other[] {
  return entries(new URL(below, root)).flatMap((entry) => {
    const name = `${below}${entry.name}`;
    if (entry.isSymbolicLink()) return [{ name, isLink: true }];
    if (entry.isDirectory()) return othersBelow(root, `${name}/`);
    return held[below]?.(entry.name) === true ? [] : [{ name, isLink: false }];
  });
}

/** Brand folders on disk. `brands` is their parent folder, with a trailing slash. */
export function diskFolders(brands: URL = new URL('brands/', projectRoot)): BrandFolders {
  const files = (id: string, below: string) => entries(new URL(`${id}/${below}`, brands)).filter((entry) => entry.isFile());
  return {
    root: fileURLToPath(brands),
    ids: () =>
      entries(brands)
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name),
    texts(id) {
      const names = ['', 'texts/', 'sandbox/']
        .flatMap((below) => files(id, below).map((entry) => `${below}${entry.name}`))
        .filter((name) => name.endsWith('.json'));
      if (names.length === 0) return null;
      return new Map(names.map((name) => [name, readFileSync(new URL(`${id}/${name}`, brands), 'utf8')]));
    },
    brandFile(id) {
      try {
        return readFileSync(new URL(`${id}/brand.json`, brands), 'utf8');
      } catch {
        return null;
      }
    },
    images: (id) =>
      new Map(files(id, 'images/').map((entry) => [entry.name, fileURLToPath(new URL(`${id}/images/${entry.name}`, brands))])),
    others: (id) => othersBelow(new URL(`${id}/`, brands)),
    strays: () =>
      entries(brands).flatMap((entry) => (entry.isDirectory() ? [] : [{ name: entry.name, isLink: entry.isSymbolicLink() }])),
    media(id, file) {
      if (file.split(/[/\\]/).includes('..')) return null;
      const path = join(fileURLToPath(brands), id, 'sandbox', 'media', file);
      return existsSync(path) ? path : null;
    },
  };
}
