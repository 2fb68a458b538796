import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishBrand, type PublishOptions } from '../publish/publishBrand.ts';
import { currentFolder } from '../folder/replaceFolder.ts';
import { type SiteChanges, siteChanges } from './siteChanges.ts';

/** What publishing would change on the site of a brand; writes nothing below its root. @throws what `publishBrand` throws */
export async function dryRun(id: string, { root, ...options }: PublishOptions & { root: string }): Promise<SiteChanges> {
  const place = mkdtempSync(join(tmpdir(), 'dry-run-'));
  try {
    const { folder } = await publishBrand(id, { ...options, root: place });
    const target = currentFolder(join(root, 'sites', id));
    return siteChanges(existsSync(target) ? target : null, folder);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
