import { type BrandFolders, diskFolders } from '../../brand-files/brandFolders.ts';

/** Path of a sandbox image in the nearest folder of a brand's chain, or null. */
export function findMedia(chain: readonly string[], file: string, folders: BrandFolders = diskFolders()): string | null {
  const paths = [...chain].reverse().map((id) => folders.media(id, file));
  return paths.find((path) => path !== null) ?? null;
}
