import { type Dirent, existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file or link that does not belong to a brand. */
export interface Other {
  name: string;
  isLink: boolean;
  /** Why it cannot be read, where its name is that of a file of a brand. */
  why?: string;
}

/** Source of brand folders: the disk, or memory in tests. */
export interface BrandFolders {
  /** Their parent folder on the disk; absent for those in memory. */
  root?: string;
  /** Where a brand's folder is on the disk; absent for those in memory. */
  folderOf?: (id: string) => string;
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

/** Brand folders on the disk. */
export type DiskFolders = BrandFolders & Required<Pick<BrandFolders, 'root' | 'folderOf' | 'brandFile'>>;

/** The project's root URL, with a trailing slash. */
export const projectRoot = new URL('../../', import.meta.url);

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    // a missing folder has no entries
    return [];
  }
}

/** Most bytes of a JSON file: those of the samples have at most a hundredth of it. */
const MOST_BYTES = 8_000_000;

/** Whether it is a file, neither a pipe nor a device, that fits into memory. */
function isReadable(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size <= MOST_BYTES;
}

/** Subfolders of a brand folder and their content. */
const held: Readonly<Record<string, (name: string) => boolean>> = {
  '': (name) => name.endsWith('.json'),
  'texts/': (name) => name.endsWith('.json'),
  'sandbox/': (name) => name.endsWith('.json'),
  // a hidden one is of a system or an editor
  'images/': (name) => !name.startsWith('.'),
  // originals, what of them is shown, and what they became
  'images/sources/': (name) => /\.(?:png|jpe?g|webp|avif|tiff?)$/i.test(name) || /^(?:crops|encoded)\.json$/.test(name),
  'sandbox/media/': () => true,
};

/** What a folder has under a name with an ending, that is no file of a brand; null for one that is. */
function otherOf(entry: Dirent, path: string, below: string): Omit<Other, 'name'> | null {
  if (entry.isSymbolicLink()) return { isLink: true };
  if (entry.isDirectory()) return { isLink: false, why: 'a folder' };
  if (!entry.isFile()) return { isLink: false, why: 'neither a file nor a folder' };
  if (held[below]?.(entry.name) !== true) return { isLink: false };
  const isTooLarge = entry.name.endsWith('.json') && !isReadable(path);
  return isTooLarge ? { isLink: false, why: `a file of more than ${MOST_BYTES / 1_000_000} MB` } : null;
}

/** Unknown files and links below a folder. */
function othersBelow(root: string, below = ''): Other[] {
  return entries(join(root, below)).flatMap((entry) => {
    // a brand may be a repository, or a part of one
    if (entry.name === '.git') return [];
    const name = `${below}${entry.name}`;
    const inside = entry.isDirectory() ? othersBelow(root, `${name}/`) : [];
    const other = entry.isDirectory() && !/\.\w+$/.test(entry.name) ? null : otherOf(entry, join(root, name), below);
    return [...(other === null ? [] : [{ name, ...other }]), ...inside];
  });
}

/** What a repository of brands has beside them. */
const OF_REPOSITORY = /^\.|^(?:readme|licen[cs]e|changelog)(?:\.\w+)?$/i;

/** Brand folders on disk. `brands` is their parent folder, with a trailing slash. */
export function diskFolders(brands: URL = new URL('brands/', projectRoot)): DiskFolders {
  const root = fileURLToPath(brands);
  const files = (id: string, below: string) => entries(join(root, id, below)).filter((entry) => entry.isFile());
  return {
    root,
    folderOf: (id) => join(root, id),
    ids: () =>
      entries(root)
        .filter((entry) => entry.isDirectory() && !OF_REPOSITORY.test(entry.name))
        .map((entry) => entry.name),
    texts(id) {
      const names = ['', 'texts/', 'sandbox/']
        .flatMap((below) => files(id, below).map((entry) => `${below}${entry.name}`))
        .filter((name) => name.endsWith('.json') && isReadable(join(root, id, name)));
      if (names.length === 0) return null;
      return new Map(names.map((name) => [name, readFileSync(join(root, id, name), 'utf8')]));
    },
    brandFile(id) {
      const path = join(root, id, 'brand.json');
      return isReadable(path) ? readFileSync(path, 'utf8') : null;
    },
    images: (id) =>
      new Map(
        files(id, 'images/')
          .filter(({ name }) => held['images/']?.(name))
          .map((entry) => [entry.name, join(root, id, 'images', entry.name)]),
      ),
    others: (id) => othersBelow(join(root, id)),
    strays: () =>
      entries(root).flatMap((entry) =>
        entry.isDirectory() || OF_REPOSITORY.test(entry.name) ? [] : [{ name: entry.name, isLink: entry.isSymbolicLink() }],
      ),
    media(id, file) {
      if (file.split(/[/\\]/).includes('..')) return null;
      const path = join(root, id, 'sandbox', 'media', file);
      return existsSync(path) ? path : null;
    },
  };
}
