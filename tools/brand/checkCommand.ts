import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, Option } from 'commander';
import { type BrandFolders, type DiskFolders, projectRoot } from '../brand-files/brandFolders.ts';
import { foldersAt } from '../brand-files/foldersAt.ts';
import type { CheckMemory } from '../brand-files/checkMemory.ts';
import { type Finding, hasErrors, sortedFindings } from '../brand-files/finding.ts';
import type { FolderReading } from '../brand-files/folder.ts';
import { createIncrementalCheck } from '../brand-files/incrementalCheck.ts';
import { liveFindings } from '../brand-files/liveFindings.ts';
import { inspectBrand } from '../brand-files/loadBrand.ts';
import { rules } from '../brand-files/rules.ts';
import { brandNames } from '../site/publish/brandNames.ts';
import { brandsOption } from '../brand-files/brandsOption.ts';
import { watchFolders } from './watch/watchFolders.ts';
import { githubReport } from './report/github.ts';
import { sarifReport } from './report/sarif.ts';
import { type ReadFile, textReport } from './report/text.ts';
import { type Paint, paintFor, printJson } from './terminal.ts';

interface Options {
  format: 'text' | 'json' | 'sarif' | 'github';
  json?: true;
  warnings: boolean;
  live?: true;
  rules?: true;
  watch?: true;
  brands: string;
}

/** Findings name files as `brands/<id>/…`, wherever the folders are. */
const readerBelow =
  ({ folderOf }: DiskFolders): ReadFile =>
  (file) => {
    const [, id = '', ...rest] = file.split('/');
    const path = join(folderOf(id), ...rest);
    return file.endsWith('.json') && existsSync(path) ? readFileSync(path, 'utf8') : null;
  };

function listRules(paint: Paint): string {
  const width = Math.max(...Object.keys(rules).map((rule) => rule.length));
  return Object.entries(rules)
    .map(([rule, { severity, about }]) => {
      const word = paint(severity === 'error' ? 'red' : 'yellow', severity.padEnd(7));
      return `${rule.padEnd(width)}  ${word}  ${about}`;
    })
    .join('\n');
}

function print(findings: readonly Finding[], folders: DiskFolders, checked: readonly string[], { json, format }: Options): void {
  if (json || format === 'json') printJson(findings);
  else if (format === 'sarif') printJson(sarifReport(findings));
  else if (format === 'text') console.log(textReport(findings, checked, readerBelow(folders), paintFor(process.stdout)));
  else if (findings.length > 0) console.log(githubReport(findings));
}

/** One file per parent of brand folders, so that two of them do not replace each other's results. */
function memoryOf(brands: string, key: string | undefined): CheckMemory | undefined {
  if (key === undefined) return undefined;
  const name = createHash('sha256').update(brands).digest('hex').slice(0, 8);
  return { file: fileURLToPath(new URL(`.cache/brand/results-${name}.json`, projectRoot)), key };
}

async function check(ids: readonly string[], options: Options, key: string | undefined): Promise<void> {
  if (options.rules) {
    if (options.json) printJson(rules);
    else console.log(listRules(paintFor(process.stdout)));
    return;
  }
  // features are loaded on demand, so that --help is fast
  const { createWholeRegistry } = await import('#app/allFeatures.ts');
  const { brands } = options;
  const folders = foldersAt(brands);
  const chosen = ids.length > 0 ? ids : undefined;
  const names = brandNames(createWholeRegistry());
  const run = createIncrementalCheck({ folders, names, memory: memoryOf(brands, key) });
  /** Of each valid brand: what only a site on a real platform must not have. */
  const ofLiveSites = (): Finding[] => {
    // each parent is read once
    const readings = new Map<string, FolderReading | null>();
    return (chosen ?? folders.ids())
      .filter((id) => id !== 'base')
      .flatMap((id) => {
        const { loaded } = inspectBrand(id, { folders, names, readings });
        return loaded === null ? [] : liveFindings(loaded);
      });
  };
  const once = (): void => {
    const started = performance.now();
    const { findings: usual, count } = run(chosen);
    const all = options.live ? sortedFindings([...usual, ...ofLiveSites()]) : usual;
    const findings = all.filter(({ severity }) => options.warnings || severity === 'error');
    print(findings, folders, chosen ?? folders.ids(), options);
    process.exitCode = hasErrors(findings) ? 1 : 0;
    if (options.watch) process.stderr.write(`${count} validated in ${Math.round(performance.now() - started)} ms; watching\n`);
  };
  once();
  if (options.watch) await watchUntilStopped(brands, folders, once);
}

/** Runs after each change in a brand folder, and of the list of folders, until Ctrl-C. */
async function watchUntilStopped(brands: string, folders: BrandFolders, changed: () => void): Promise<void> {
  const all = () => ['', 'base', ...folders.ids()];
  const watching = watchFolders(brands, () => {
    watching.follow(all());
    changed();
  });
  watching.follow(all());
  await new Promise<void>((end) => {
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
  watching.close();
}

/** `key` names all that a result depends on, but the brand folders; with it, results are kept for the next run. */
export function registerCheck(program: Command, key?: string): void {
  program
    .command('check')
    .description('Validates brand folders and reports every finding.')
    .argument('[id...]', 'folders to check (default: all)')
    .addOption(new Option('--format <format>', 'output format').choices(['text', 'json', 'sarif', 'github']).default('text'))
    .option('--json', 'the same as --format json')
    .option('--no-warnings', 'report errors only')
    .addOption(brandsOption())
    .option('--live', 'also report what would stop or harm a site on a real platform; publish --platform refuses its errors')
    .option('--watch', 'stay, and validate again what a change concerns')
    .option('--rules', 'list the rules and exit')
    .action((ids: string[], options: Options) => check(ids, options, key));
}
