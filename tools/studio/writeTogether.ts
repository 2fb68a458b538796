import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';

/** A file to write. */
export interface NewFile {
  path: string;
  /** The bytes that it has now; null for a new one. */
  before: Buffer | null;
  /** Null: it is removed. */
  content: string | Buffer | null;
}

/** The two steps of a disk that can fail. */
export interface Disk {
  write: (path: string, bytes: string | Buffer) => void;
  rename: (from: string, to: string) => void;
}

const disk: Disk = {
  write: (path, bytes) => writeFileSync(path, bytes, { flag: 'wx', flush: true }),
  rename: renameSync,
};

/** The ending of a file while it is written; it is there for a moment. */
export const PART = '.studio-part';

/** The bytes of a file; null without one. */
export function bytesOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw cause;
  }
}

function permission(path: string): number | null {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? null;
  // a renamed file would replace one that may not be written
  if (mode !== null && (mode & 0o222) === 0) throw Object.assign(new Error('is write-protected'), { code: 'EACCES', path });
  return mode;
}

/** Folders of a brand that are made with their first file. */
const MADE = ['texts', 'images', 'sources'];

/** Makes the folder of a file, and names what it made, the outermost last. A folder of a brand that is gone stays gone. */
function makeFolder(path: string): string[] {
  const folder = dirname(path);
  if (!MADE.includes(basename(folder)) || existsSync(folder)) return [];
  const outer = makeFolder(folder);
  mkdirSync(folder);
  return [folder, ...outer];
}

/**
 * Writes all of the files or none: each beside its place first, then all are renamed, and those that were are put back when one
 * fails. @throws the error of the disk, with its `code`
 */
export function writeTogether(files: readonly NewFile[], { write, rename }: Disk = disk): void {
  const parts = files.map(({ path }) => `${path}.${randomUUID().slice(0, 8)}${PART}`);
  const replaced: NewFile[] = [];
  const made: string[] = [];
  let isDone = false;
  try {
    for (const [index, { path, content }] of files.entries()) {
      const mode = permission(path);
      if (content === null) continue;
      made.unshift(...makeFolder(path));
      write(parts[index]!, content);
      if (mode !== null) chmodSync(parts[index]!, mode);
    }
    for (const [index, file] of files.entries()) {
      // what is removed is out of the way first, so that it can come back
      if (file.content === null) rename(file.path, parts[index]!);
      else rename(parts[index]!, file.path);
      replaced.push(file);
    }
    isDone = true;
  } catch (cause) {
    for (const { path, before } of replaced.reverse()) {
      if (before === null) rmSync(path, { force: true });
      else writeFileSync(path, before);
    }
    throw cause;
  } finally {
    for (const part of parts) rmSync(part, { force: true });
    // nothing but a part was in it, unless something else writes there, too
    if (!isDone) for (const folder of made) if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
