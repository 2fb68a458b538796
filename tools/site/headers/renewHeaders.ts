import { spawnSync } from 'node:child_process';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { listBrands } from '../../brand-files/loadBrand.ts';
import type { PolicyFile } from '../policy/policyFile.ts';
import { readChoices, writeServerFiles } from './serverFiles.ts';
import { publishedPolicies, serverSites } from './serverSites.ts';

export interface RenewOptions {
  /** Folder that `brand headers --to` wrote. */
  dir: string;
  /** Shell command that makes the servers read it. */
  reload: string | undefined;
  folders: BrandFolders;
  /** Folder of the published sites. */
  root: string;
}

/**
 * Writes the servers' configurations with the policies of sites that are about to replace the published ones, and lets the
 * servers read them. They allow the blocks of both. Of other brands only the policies of published sites are read; files of a
 * brand that is not published stay as they are.
 * @throws when two brands have the same host, and when the command fails; the former files are back then
 */
export function renewHeaders({ dir, reload, folders, root }: RenewOptions, next: ReadonlyMap<string, PolicyFile>): void {
  const choices = readChoices(dir);
  const published = publishedPolicies(root);
  const brands = new Set(listBrands(folders));
  const policies = new Map([...brands].map((id) => [id, next.get(id) ?? published(id)]));
  const ids = [...brands].filter((id) => policies.get(id) !== null);
  const policyOf = (id: string) => policies.get(id) ?? null;
  const sites = serverSites({ ids, folders, localhost: choices.localhost, policyOf });
  const { restore } = writeServerFiles(dir, choices, sites, (id) => brands.has(id));
  if (reload === undefined) return;
  const { status, signal, stderr } = spawnSync(reload, { shell: true, encoding: 'utf8', stdio: ['ignore', 'inherit', 'pipe'] });
  if (status === 0) return;
  restore();
  throw new Error(`--reload "${reload}" ended with ${status ?? signal}; sites and headers stay as they were. ${stderr.trim()}`);
}
