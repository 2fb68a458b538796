import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { diskFolders } from '../brand-files/brandFolders.ts';
import { listBrands, loadBrand } from '../brand-files/loadBrand.ts';
import { brandPictures } from '../publish/brandPictures.ts';
import { paintFor, printJson } from './terminal.ts';

interface Options {
  check?: true;
  brands: string;
  json?: true;
}

const size = (bytes: number | null): string => (bytes === null ? '-' : `${(bytes / 1000).toFixed(1)} kB`);

async function images(given: readonly string[], { check, brands, json }: Options): Promise<void> {
  const folders = diskFolders(pathToFileURL(`${resolve(brands)}/`));
  const ids = given.length > 0 ? given : listBrands(folders);
  const all = [];
  for (const id of ids) {
    const pictures = await brandPictures(loadBrand(id, { folders }), { check: check === true });
    all.push(...pictures.map((picture) => ({ id, ...picture })));
  }
  const paint = paintFor(process.stdout);
  const missing = all.filter(({ state }) => state === 'missing');
  if (json) printJson(all);
  else {
    for (const { id, role, name, sourceBytes, bytes, state } of all)
      console.log(
        `${id} ${role} ${name}: ${size(sourceBytes)} to ${size(bytes)}, ${paint(state === 'missing' ? 'red' : 'green', state)}`,
      );
    console.log(`${all.length} pictures, ${missing.length} not encoded yet`);
  }
  if (missing.length > 0) process.exitCode = 1;
}

export function registerImages(program: Command): void {
  program
    .command('images')
    .description('Encodes the pictures of brands for the web, each once; publishing copies the result.')
    .argument('[id...]', 'brands (default: all)')
    .option('--check', 'encode nothing; fail when a picture is not encoded yet')
    .option('--brands <dir>', 'folder that holds the brands', fileURLToPath(new URL('../../brands', import.meta.url)))
    .option('--json', 'print the pictures as JSON')
    .action(images);
}
