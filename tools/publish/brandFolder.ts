import { type BrandFolders, diskFolders } from '../brand-files/brandFolders.ts';

/** Path of a picture of the sandbox in the folder of a brand or of the nearest that it extends; null when none has it. */
export function findMedia(chain: readonly string[], file: string, folders: BrandFolders = diskFolders()): string | null {
  const paths = [...chain].reverse().map((id) => folders.media(id, file));
  return paths.find((path) => path !== null) ?? null;
}
