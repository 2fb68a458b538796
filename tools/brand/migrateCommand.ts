import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { DiskFolders } from '../brand-files/brandFolders.ts';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { brandsOption } from '../brand-files/brandsOption.ts';
import { type Migration, migrateBrand } from './migrate/migrateBrand.ts';
import { type Paint, paintFor, printJson } from './terminal.ts';

/** Writes the changed files of a brand folder in the given order, each one atomically. */
export function writeMigration({ folderOf }: DiskFolders, { id, files }: Migration): void {
  for (const { name, text } of files) {
    const target = join(folderOf(id), name);
    writeFileSync(`${target}.new`, text);
    renameSync(`${target}.new`, target);
  }
}

const colourOf = { '-': 'red', '+': 'green', '@': 'cyan' } as const;

export function formatMigration({ id, from, to, files, notes, fault }: Migration, written: boolean, paint: Paint): string {
  if (fault !== null) return `${id}: ${paint('red', 'not migrated')}: ${fault}`;
  if (files.length === 0) return `${id}: version ${to}, nothing to do`;
  const diffs = files.flatMap(({ diff }) =>
    diff.split('\n').map((line) => {
      const colour = /^(?:---|\+\+\+)/.test(line) ? 'bold' : colourOf[line[0] as keyof typeof colourOf];
      return colour === undefined ? line : paint(colour, line);
    }),
  );
  const outcome = `${id}: version ${from} → ${to}, ${files.length} files ${written ? 'written' : 'would be written'}`;
  return [...diffs, ...notes.map((note) => `${id}: ${paint('yellow', 'note')}: ${note}`), outcome].join('\n');
}

interface Options {
  dryRun?: true;
  json?: true;
  brands: string;
}

function migrate(given: readonly string[], { dryRun, json, brands }: Options): void {
  const folders = foldersAt(brands);
  const migrations = (given.length > 0 ? [...new Set(given)] : folders.ids()).map((id) => migrateBrand(id, folders));
  if (!dryRun) for (const migration of migrations) writeMigration(folders, migration);
  if (json) printJson(migrations.map(({ files, ...rest }) => ({ ...rest, written: !dryRun && files.length > 0, files })));
  else for (const migration of migrations) console.log(formatMigration(migration, !dryRun, paintFor(process.stdout)));
  if (migrations.some(({ fault }) => fault !== null)) process.exitCode = 1;
}

export function registerMigrate(program: Command): void {
  program
    .command('migrate')
    .description('Migrates brand folders to the current schemaVersion and prints the changes.')
    .argument('[id...]', 'folders to migrate (default: all)')
    .option('--dry-run', 'write nothing')
    .addOption(brandsOption())
    .option('--json', 'print the changes as JSON')
    .action(migrate);
}
