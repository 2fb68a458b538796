import { type Command, Option } from 'commander';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { listBrands } from '../brand-files/loadBrand.ts';
import { brandsOption } from '../brand-files/brandsOption.ts';
import { brandFeatures } from './parity/brandFeatures.ts';
import { formatParity, markdownParity } from './parity/formatParity.ts';
import { parityTable } from './parity/parityTable.ts';
import { paintFor, printJson } from './terminal.ts';

interface Options {
  markdown?: true;
  differences?: true;
  json?: true;
  brands: string;
}

function parity(given: readonly string[], { markdown, differences, json, brands }: Options): void {
  const folders = foldersAt(brands);
  const ids = given.length > 0 ? [...new Set(given)] : listBrands(folders);
  const table = parityTable(new Map(ids.map((id) => [id, brandFeatures(id, folders)])));
  const chosen = differences ? { ...table, rows: table.rows.filter((row) => row.differs) } : table;
  if (json) printJson(chosen);
  else console.log(markdown ? markdownParity(chosen) : formatParity(chosen, paintFor(process.stdout)));
}

export function registerParity(program: Command): void {
  program
    .command('parity')
    .description(
      'Prints a table of features × brands: flags, languages, pages, sections, menu entries, modals, panels, actions, fields.',
    )
    .argument('[id...]', 'brands to compare (default: all)')
    .option('--differences', 'only rows that differ')
    .addOption(new Option('--markdown', 'print it as Markdown').conflicts('json'))
    .addOption(brandsOption())
    .option('--json', 'print it as JSON')
    .action(parity);
}
