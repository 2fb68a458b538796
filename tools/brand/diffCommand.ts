import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { diskFolders } from '../brand-files/brandFolders.ts';
import { diffBrands } from './diff/diffBrands.ts';
import { formatLayers, formatResolved } from './diff/formatDiff.ts';
import { paintFor, printJson } from './terminal.ts';

interface Options {
  layers?: true;
  sandbox?: true;
  json?: true;
  brands: string;
}

function diff(a: string, b: string, { layers, sandbox, json, brands }: Options): void {
  const folders = diskFolders(pathToFileURL(`${resolve(brands)}/`));
  const found = diffBrands(a, b, folders, { sandbox: sandbox === true });
  if (json) printJson(found);
  else console.log((layers ? formatLayers : formatResolved)(found, paintFor(process.stdout)));
}

export function registerDiff(program: Command): void {
  program
    .command('diff')
    .description('Compares the resolved values of two brands and shows the layer of each.')
    .argument('<a>', 'brand')
    .argument('<b>', 'the other brand')
    .option('--layers', 'show the values of layers that only one brand has')
    .option('--sandbox', 'compare the sandbox data too')
    .option('--brands <dir>', 'folder that holds the brands', fileURLToPath(new URL('../../brands', import.meta.url)))
    .option('--json', 'print resolved and layer differences as JSON')
    .action(diff);
}
