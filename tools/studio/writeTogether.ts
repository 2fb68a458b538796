import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** A file to write, and the bytes that it has now; null for a new one. */
export interface NewText {
  path: string;
  before: Buffer | null;
  text: string;
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

/**
 * Writes all of the files or none: each beside its place first, then all are renamed, and those that were are put back when one
 * fails. @throws the error of the disk, with its `code`
 */
export function writeTogether(files: readonly NewText[], { write, rename }: Disk = disk): void {
  const parts = files.map(({ path }) => `${path}.${randomUUID().slice(0, 8)}${PART}`);
  const replaced: NewText[] = [];
  try {
    for (const [index, { path, text }] of files.entries()) {
      const mode = permission(path);
      // a folder of a brand that is gone stays gone
      if (basename(dirname(path)) === 'texts' && !existsSync(dirname(path))) mkdirSync(dirname(path));
      write(parts[index]!, text);
      if (mode !== null) chmodSync(parts[index]!, mode);
    }
    for (const [index, file] of files.entries()) {
      rename(parts[index]!, file.path);
      replaced.push(file);
    }
  } catch (cause) {
    for (const { path, before } of replaced.reverse()) {
      if (before === null) rmSync(path, { force: true });
      else writeFileSync(path, before);
    }
    throw cause;
  } finally {
    for (const part of parts) rmSync(part, { force: true });
  }
}
