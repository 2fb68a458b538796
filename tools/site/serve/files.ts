import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { currentFolder, restoreFolder } from '../folder/replaceFolder.ts';
import { type Content, contentType, createContent } from '../../paths/content.ts';

/** Finds a file of a folder, or null. */
export type Files = (file: string) => Promise<Content | null>;

/** The folder, or the one set aside while a publisher replaces it; one left by a crashed publisher is restored. */
function completeFolder(folder: string): string {
  if (existsSync(folder)) return folder;
  restoreFolder(folder);
  return currentFolder(folder);
}

async function readIfFresh(path: string, since: number): Promise<Buffer | undefined> {
  const info = await stat(path).catch(() => null);
  return info && info.mtimeMs >= since ? readFile(path) : undefined;
}

/**
 * Reads files of a folder, cached until they change on disk. `transform` may change the bytes once per version;
 * then the precompressed neighbours (`.br`, `.gz`) are not used.
 */
export function createFiles(folder: string, transform?: (file: string, bytes: Buffer) => Promise<Buffer>): Files {
  const cache = new Map<string, { mtimeMs: number; content: Promise<Content> }>();
  const read = async (file: string, path: string, mtimeMs: number): Promise<Content> => {
    const bytes = await readFile(path);
    if (transform) return createContent(await transform(file, bytes), contentType(file));
    const [br, gzip] = await Promise.all([readIfFresh(`${path}.br`, mtimeMs), readIfFresh(`${path}.gz`, mtimeMs)]);
    return createContent(bytes, contentType(file), { compressed: { ...(br && { br }), ...(gzip && { gzip }) } });
  };
  return async (file) => {
    const path = join(completeFolder(folder), file);
    const info = await stat(path).catch(() => null);
    if (!info?.isFile()) return null;
    const known = cache.get(file);
    if (known?.mtimeMs === info.mtimeMs) return known.content;
    const content = read(file, path, info.mtimeMs);
    content.catch(() => cache.delete(file));
    cache.set(file, { mtimeMs: info.mtimeMs, content });
    return content;
  };
}
