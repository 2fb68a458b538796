import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION_FILE, versionOf } from '../publish/versionFile.ts';

/** A folder that has other things than a preview. */
export class ForeignFolderError extends Error {
  override name = 'ForeignFolderError';
}

const isName = (name: unknown): name is string => typeof name === 'string' && /^[^./\\][^/\\]*$/.test(name);

/** Names that an earlier preview has written into a folder; null where none did. */
function earlierNames(folder: string): string[] | null {
  const names: unknown = versionOf(folder)?.preview?.names;
  return Array.isArray(names) ? names.filter(isName) : null;
}

/** @throws ForeignFolderError unless the folder is new, empty, or holds an earlier preview */
export function requirePreviewFolder(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0 || earlierNames(folder) !== null) return;
  throw new ForeignFolderError(`${folder} is neither empty nor an earlier preview; nothing was written`);
}

/** A new folder beside `folder`, and so on the same disk. */
export const freshBeside = (folder: string): string => `${folder}.${process.pid}.part`;

/**
 * Moves all of `fresh` into the folder, in the place of an earlier preview. What no preview has written there, such as `.git`,
 * stays. @throws ForeignFolderError
 */
export function fillPreviewFolder(folder: string, fresh: string): void {
  requirePreviewFolder(folder);
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(fresh).filter((name) => name !== VERSION_FILE);
  for (const name of new Set([...(earlierNames(folder) ?? []), ...names]))
    rmSync(join(folder, name), { recursive: true, force: true });
  // the last: it says what of the folder is a preview
  for (const name of [...names, VERSION_FILE]) renameSync(join(fresh, name), join(folder, name));
}
