import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, Option } from 'commander';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { brandsOption } from '../brand-files/brandsOption.ts';
import { diffBrands } from './diff/diffBrands.ts';
import { siteChanges } from '../site/changes/siteChanges.ts';
import { formatChanges } from './diff/formatChanges.ts';
import { formatLayers, formatResolved } from './diff/formatDiff.ts';
import { paintFor, printJson } from './terminal.ts';

interface Options {
  layers?: true;
  sandbox?: true;
  sites?: true;
  json?: true;
  brands: string;
}

function diff(a: string, b: string, { layers, sandbox, sites, json, brands }: Options, command: Command): void {
  if (sites) {
    for (const site of [a, b]) if (!existsSync(join(site, 'boot.json'))) command.error(`error: ${site} is no published site`);
    const changes = siteChanges(resolve(a), resolve(b));
    if (json) printJson(changes);
    else console.log(formatChanges(`${a} → ${b}`, changes, paintFor(process.stdout)));
    return;
  }
  const folders = foldersAt(brands);
  const found = diffBrands(a, b, folders, { sandbox: sandbox === true });
  if (json) printJson(found);
  else console.log((layers ? formatLayers : formatResolved)(found, paintFor(process.stdout)));
}

export function registerDiff(program: Command): void {
  program
    .command('diff')
    .description('Compares the resolved values of two brands and shows the layer of each.')
    .argument('<a>', 'brand, or with --sites the folder of a published site')
    .argument('<b>', 'the other one')
    .option('--layers', 'show the values of layers that only one brand has')
    .addOption(new Option('--sites', 'compare two versions of a published site').conflicts(['layers', 'sandbox']))
    .option('--sandbox', 'compare the sandbox data too')
    .addOption(brandsOption())
    .option('--json', 'print resolved and layer differences as JSON')
    .action(diff);
}
