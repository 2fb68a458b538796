import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { swapBack } from '../site/folder/replaceFolder.ts';
import { type VersionFile, versionOf } from '../site/publish/versionFile.ts';
import { printJson } from './terminal.ts';

interface Options {
  to: string;
  json?: true;
}

const saidOf = (version: VersionFile | null): string =>
  version === null ? 'an unknown version' : `engine ${version.engine}, configuration ${version.configHash}`;

function rollback(id: string, { to, json }: Options, command: Command): void {
  const site = join(resolve(to), 'sites', id);
  if (!existsSync(site)) command.error(`error: there is no site at ${site}`);
  const from = versionOf(site);
  swapBack(site);
  const now = versionOf(site);
  if (json) printJson({ id, folder: site, from, now });
  else console.log(`${id}: back to ${saidOf(now)} (was ${saidOf(from)}); the same command takes this back`);
}

export function registerRollback(program: Command): void {
  program
    .command('rollback')
    .description('Puts the site that was published before the current one back into its place, in one step.')
    .argument('<id>', 'brand')
    .requiredOption('--to <dir>', 'the folder that the brand was published to')
    .option('--json', 'print both versions as JSON')
    .action(rollback);
}
