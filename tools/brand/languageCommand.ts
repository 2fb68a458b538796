import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import type { DiskFolders } from '../brand-files/brandFolders.ts';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { brandsOption, namingFolder } from '../brand-files/brandsOption.ts';
import type { AddedLanguage } from './language/addLanguage.ts';
import { printJson } from './terminal.ts';

interface Options {
  brand: string;
  dryRun?: true;
  json?: true;
  brands: string;
}

/** Words that the report names; of more it gives the number. */
const NAMED = 20;

/** Writes each file in one step, brand.json last, so that the language is offered when its texts are there. */
function write({ folderOf }: DiskFolders, { id, files }: AddedLanguage): void {
  for (const { name, text } of files) {
    const target = join(folderOf(id), name);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(`${target}.new`, text);
    renameSync(`${target}.new`, target);
  }
}

function report({ id, language, files, words, missing }: AddedLanguage, written: boolean, brands: string): string {
  const { own, after } = namingFolder(brands);
  const { code, htmlLang, name } = language;
  if (files.length === 0) return `${id}: ${name} (${code}) is offered already, ${missing} texts to translate`;
  const listed = words.slice(0, NAMED).map((word) => `  ${'translate'.padEnd(22)}${word}`);
  const more = words.length > NAMED ? [`  ${''.padEnd(22)}and ${words.length - NAMED} more words of the brand`] : [];
  const place = `--language ${htmlLang} --brand ${id}`;
  const steps: [what: string, how: string][] = [
    ['see it', `npm start${after}, then http://${id}.localhost:5173/`],
    ...(missing > 0
      ? [['translate it', `npm run texts -- export ${place} --missing --out ${htmlLang}.po${own}`] as [string, string]]
      : []),
    ['check it', `npm run brand -- check ${id}${own}`],
  ];
  return [
    ...files.map(({ diff }) => diff),
    `${id}: ${name} (${code}), ${files.length} files ${written ? 'written' : 'would be written'}, ${missing} texts to translate`,
    '',
    ...listed,
    ...more,
    ...steps.map(([what, how]) => `  ${what.padEnd(22)}${how}`),
  ].join('\n');
}

async function add(code: string, { brand, dryRun, json, brands }: Options): Promise<void> {
  const folders = foldersAt(brands);
  // loaded on demand, so that --help and option errors are fast
  const [{ addLanguage }, { createWholeRegistry }, { brandNames }] = await Promise.all([
    import('./language/addLanguage.ts'),
    import('#app/allFeatures.ts'),
    import('../site/publish/brandNames.ts'),
  ]);
  const added = addLanguage(code, brand, { folders, names: brandNames(createWholeRegistry()) });
  if (!dryRun) write(folders, added);
  if (json) printJson({ ...added, written: !dryRun && added.files.length > 0 });
  else console.log(report(added, !dryRun, brands));
}

export function registerLanguage(program: Command): void {
  program
    .command('language')
    .description('Makes a brand offer one more language: one of the portal, or any other of the catalogue.')
    .argument('<language>', 'code, tag or English name, such as TH, de or German')
    .requiredOption('--brand <id>', 'brand that offers it')
    .option('--dry-run', 'write nothing')
    .addOption(brandsOption())
    .option('--json', 'print the result as JSON')
    .action(add);
}
