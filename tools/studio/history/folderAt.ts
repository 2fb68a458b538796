import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isJsonObject, type Json } from '../../../src/engine/brand/json.ts';
import { git, GitError } from './git.ts';

/** Longest chain of parents that is followed. */
const MOST_PARENTS = 20;

const BASE = 'base';

function parentIn(text: string): string {
  try {
    const value = JSON.parse(text) as Json;
    const parent = isJsonObject(value) ? value['extends'] : undefined;
    return typeof parent === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(parent) ? parent : BASE;
  } catch {
    // what reads the folder says what is wrong with it
    return BASE;
  }
}

/**
 * Writes the folders of a brand and its parents as a commit had them; without `base` where that is the engine's.
 * @param root folder of all brands
 * @param to an empty folder
 * @throws GitError for a commit that does not have the brand, or where the files cannot be unpacked
 */
export async function folderAt(root: string, id: string, commit: string, to: string): Promise<void> {
  if (!/^[0-9a-f]{7,64}$/.test(commit)) throw new GitError(`There is no commit ${commit}.`);
  const chain = [id];
  while (chain.at(-1) !== BASE && chain.length < MOST_PARENTS) {
    const parent = parentIn(await git(root, 'show', `${commit}:./${chain.at(-1)}/brand.json`));
    if (chain.includes(parent)) break;
    chain.push(parent);
  }
  const hasBase = (await git(root, 'ls-tree', '--name-only', commit, BASE)) !== '';
  const layers = [...chain.filter((layer) => layer !== BASE), ...(hasBase ? [BASE] : [])];
  const archive = join(to, 'brands.tar');
  await git(root, 'archive', '--format=tar', `--output=${archive}`, commit, '--', ...layers);
  try {
    await promisify(execFile)('tar', ['-xf', archive, '-C', to]);
  } catch (cause) {
    throw new GitError(`The files of ${commit} cannot be unpacked: ${String(cause)}`, { cause });
  }
  await rm(archive);
}
