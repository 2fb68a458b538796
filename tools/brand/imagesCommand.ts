import type { Command } from 'commander';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { brandsOption } from '../brand-files/brandsOption.ts';
import { type BrandPicture, encodeBrandPictures } from './pictures/brandPictures.ts';
import { paintFor, printJson } from './terminal.ts';

interface Options {
  check?: true;
  brands: string;
  json?: true;
}

const size = (bytes: number | null): string => (bytes === null ? '-' : `${(bytes / 1000).toFixed(1)} kB`);

async function images(given: readonly string[], { check, brands, json }: Options): Promise<void> {
  const folders = foldersAt(brands);
  const unknown = given.find((id) => !folders.ids().includes(id));
  if (unknown !== undefined) throw new Error(`there is no brand folder "${unknown}"; known: ${folders.ids().join(', ')}`);
  const all: BrandPicture[] = [];
  for (const id of given.length > 0 ? given : folders.ids())
    all.push(...(await encodeBrandPictures(id, { brands, folders, check: check === true })));
  const missing = all.filter(({ state }) => state === 'not encoded');
  if (json) printJson(all);
  else {
    const paint = paintFor(process.stdout);
    for (const { id, source, file, roles, shown, sourceBytes, bytes, state } of all) {
      console.log(
        `${id}: ${source} (${size(sourceBytes)}) as ${file} (${size(bytes)}) ${paint(state === 'not encoded' ? 'red' : 'green', state)}`,
      );
      if (!shown) console.log(`  to show it, set images.${roles[0] ?? '<place>'} of brand.json to "${file}"`);
    }
    console.log(`${all.length} pictures, ${missing.length} not encoded`);
  }
  if (missing.length > 0) process.exitCode = 1;
}

export function registerImages(program: Command): void {
  program
    .command('images')
    .description('Encodes brands/<id>/images/sources into the images folder; publishing copies the results.')
    .argument('[id...]', 'brands (default: all)')
    .option('--check', 'write nothing; exit 1 when a source is not encoded')
    .addOption(brandsOption())
    .option('--json', 'print the pictures as JSON')
    .action(images);
}
