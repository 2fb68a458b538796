import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

/** Beside the sites: each content that sites have under a name of their own, once. */
const CONTENT = '.content';

/** A file that is being written; one this old was left by a publisher that was ended. */
const PART = '.part';
const LEFT_MS = 3_600_000;

/** Compressed forms of a file by suffix, such as `.br`. */
export type Forms = Readonly<Record<string, () => Uint8Array>>;

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

/** Writes the file under its final name in one step: another publisher may write the same one. */
function put(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}${PART}`;
  writeFileSync(half, bytes);
  renameSync(half, path);
}

/** Gives a content another name; where links are not possible, or it is removed meanwhile, the file is a copy. */
function linkOrWrite(content: string, path: string, make: () => Uint8Array, link: SharedFile['link'] = linkSync): void {
  try {
    link(content, path);
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') throw cause;
    const bytes = make();
    if (codeOf(cause) === 'ENOENT') put(content, bytes);
    try {
      link(content, path);
    } catch {
      // never into a file that is there, as it may be that of other sites
      writeFileSync(path, bytes, { flag: 'wx' });
    }
  }
}

interface SharedFile {
  bytes: Uint8Array;
  /** The compressed forms that a file has. */
  formsOf: (name: string, bytes: Uint8Array) => Forms;
  link?: (content: string, path: string) => void;
}

/**
 * Puts a file that many sites have into a site below `root`: texts, pictures, panels. Each content and each of its compressed
 * forms is made and stored once, and has a name (a hard link) in every site, so that each site is whole and can be replaced or
 * removed by itself. Published files are never written in place.
 * @throws when the file exists, or the disk fails
 */
export function placeShared(root: string, path: string, { bytes, formsOf, link }: SharedFile): void {
  const key = createHash('sha256').update(bytes).digest('hex');
  const content = join(root, CONTENT, key.slice(0, 2), `${key.slice(2)}${extname(path)}`);
  mkdirSync(dirname(path), { recursive: true });
  linkOrWrite(content, path, () => bytes, link);
  for (const [suffix, make] of Object.entries(formsOf(path, bytes)))
    linkOrWrite(`${content}${suffix}`, `${path}${suffix}`, make, link);
}

/** Deletes contents that no site has any more. A publisher that is about to name one writes it again. */
export function dropUnshared(root: string): void {
  const store = join(root, CONTENT);
  if (!existsSync(store)) return;
  for (const name of readdirSync(store, { recursive: true, encoding: 'utf8' })) {
    const path = join(store, name);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile() || stat.nlink > 1) continue;
    // another publisher may be writing it
    if (!name.endsWith(PART) || Date.now() - stat.mtimeMs > LEFT_MS) rmSync(path, { force: true });
  }
}
