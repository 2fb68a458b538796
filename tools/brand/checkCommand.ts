import type { Command } from 'commander';
import { checkBrands } from '../brand-files/checkBrands.ts';
import { formatFindings, hasErrors } from '../brand-files/finding.ts';
import { brandNames } from '../publish/brandNames.ts';
import { printJson } from './terminal.ts';

interface Options {
  json?: true;
}

async function check(ids: readonly string[], { json }: Options): Promise<void> {
  // the features are read when they are needed, so that --help answers at once
  const { createPortalRegistry } = await import('#app/features.ts');
  const findings = checkBrands(ids.length > 0 ? ids : undefined, brandNames(createPortalRegistry()));
  if (json) printJson(findings);
  else if (findings.length > 0) console.log(formatFindings(findings));
  if (hasErrors(findings)) process.exitCode = 1;
}

export function registerCheck(program: Command): void {
  program
    .command('check')
    .description('Finds every mistake in brand folders.')
    .argument('[id...]', 'folders to check (default: all)')
    .option('--json', 'print the findings as JSON')
    .action(check);
}
