import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InvalidArgumentError, Option } from 'commander';
import { projectRoot } from './brandFolders.ts';

/** The folder of `--brands`. @throws InvalidArgumentError when there is none: a wrong name would be a folder without any brand */
function brandsFolder(given: string): string {
  if (statSync(given, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new InvalidArgumentError('There is no such folder.');
  return resolve(given);
}

/** The engine's own brands. */
const shippedBrands = fileURLToPath(new URL('brands', projectRoot));

/** `--brands`, an absolute path, for every command that reads brands. */
export const brandsOption = (): Option =>
  new Option('--brands <folder>', 'folder that holds the brands')
    .default(shippedBrands, 'that of the engine')
    .argParser(brandsFolder);

/** How a command that is told to a person names the folder: after ` -- ` where it has no arguments of its own. Empty for the engine's. */
export function namingFolder(brands: string): { own: string; after: string } {
  if (brands === shippedBrands) return { own: '', after: '' };
  const own = ` --brands ${/^[\w./-]+$/.test(brands) ? brands : JSON.stringify(brands)}`;
  return { own, after: ` --${own}` };
}
