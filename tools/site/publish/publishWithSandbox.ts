import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { sandboxPlatform } from './platforms.ts';
import { publishBrand, type Published } from './publishBrand.ts';

/** Publishes a brand beside the engine, from its sandbox data. */
export function publishWithSandbox(
  id: string,
  engineDir: string,
  { folders }: { folders?: BrandFolders } = {},
): Promise<Published> {
  return publishBrand(id, { engineDir, platformOf: sandboxPlatform, ...(folders && { folders }) });
}
