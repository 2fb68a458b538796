import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandFolders } from '../../../../tools/brand-files/brandFolders.ts';
import { publishWithSandbox } from '../../../../tools/site/publish/publishWithSandbox.ts';

/** The served build, and the folders of its brands. */
export interface Build {
  engineDir: string;
  folders: BrandFolders;
}

/** A folder below another one with the engine of a build, which is not built again, and no sites. */
export function engineBeside(root: string, dist: string): string {
  const engineDir = join(root, 'dist');
  mkdirSync(engineDir);
  for (const part of ['assets', 'render', '.vite']) symlinkSync(join(dist, part), join(engineDir, part));
  return engineDir;
}

/** Publishes a brand below a folder, with the engine of a build. */
export async function publishBeside(root: string, dist: string, id: string, folders: BrandFolders): Promise<Build> {
  const engineDir = engineBeside(root, dist);
  await publishWithSandbox(id, engineDir, { folders });
  return { engineDir, folders };
}
