import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { foldersAt } from '../brand-files/foldersAt.ts';
import { listBrands } from '../brand-files/loadBrand.ts';
import { dryRun } from '../site/changes/dryRun.ts';
import { type PublishSettings, publishOptions } from '../site/parallel/settings.ts';
import { publishInParallel } from '../site/parallel/publishInParallel.ts';
import { type Failure, failureOf } from '../site/publish/failure.ts';
import type { PublishedAll } from '../site/publish/publishAll.ts';
import { readTokenFile } from '../site/proxy/tokenFile.ts';
import type { Published } from '../site/publish/publishBrand.ts';
import type { SiteChanges } from '../site/changes/siteChanges.ts';
import { renewHeaders } from '../site/headers/renewHeaders.ts';
import { brandsOption } from '../brand-files/brandsOption.ts';
import { changedBrands } from './changedBrands.ts';
import { formatChanges } from './diff/formatChanges.ts';
import { watchBrands } from './watch/watchBrands.ts';
import { paintFor, printJson } from './terminal.ts';

const projectFolder = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

interface Options {
  all?: true;
  since?: string;
  to?: string;
  platform?: string;
  tokenFile?: string;
  sandbox?: true;
  withAssets?: true;
  watch?: true;
  dryRun?: true;
  force?: true;
  brands: string;
  engine: string;
  headers?: string;
  reload?: string;
  timeout: number;
  json?: true;
}

type Policies = Parameters<typeof renewHeaders>[1];

function tell(outcome: Published | Failure): void {
  if ('unchanged' in outcome) console.log(`${outcome.id}: unchanged (${outcome.ms} ms)`);
  else if ('folder' in outcome) console.log(`${outcome.id}: ${outcome.folder} (${outcome.ms} ms)`);
  else process.stderr.write(`${outcome.id}: ${paintFor(process.stderr)('red', 'not published')}\n${outcome.message}\n`);
}

/** What was done, and at the end of many lines once more what failed. */
function report({ published, failed, ms, cpuMs, peakMiB }: PublishedAll): void {
  const unchanged = published.filter((one) => one.unchanged).length;
  const counts = [`${published.length - unchanged} published`, ...(unchanged > 0 ? [`${unchanged} unchanged`] : [])];
  console.log(`${[...counts, `${failed.length} failed`].join(', ')} in ${ms} ms; ${cpuMs} ms of processors, ${peakMiB} MiB`);
  if (failed.length > 0 && published.length + failed.length > 1)
    process.stderr.write(`${paintFor(process.stderr)('red', 'not published')}: ${failed.map(({ id }) => id).join(', ')}\n`);
}

/** Prints what publishing would change on each site; a brand that would not be published fails the command. */
async function previewChanges(ids: readonly string[], options: Parameters<typeof dryRun>[1], json: boolean): Promise<void> {
  const changes: { id: string; changes: SiteChanges }[] = [];
  const failed: Failure[] = [];
  for (const id of ids) {
    try {
      const found = await dryRun(id, options);
      changes.push({ id, changes: found });
      if (!json) console.log(`${formatChanges(id, found, paintFor(process.stdout))}\n`);
    } catch (cause) {
      failed.push(failureOf(id, cause));
      if (!json) tell(failed.at(-1)!);
    }
  }
  if (json) printJson({ changes, failed });
  if (failed.length > 0) process.exitCode = 1;
}

async function publish(given: readonly string[], options: Options, command: Command): Promise<void> {
  const { brands } = options;
  const folders = foldersAt(brands);
  const { all, since } = options;
  if (given.length === 0 && !all && since === undefined)
    command.error('error: list the brands to publish, or set --all or --since');
  if (given.length > 0 && all) command.error('error: --all publishes every brand; do not list brands with it');
  if (given.length > 0 && since !== undefined) command.error('error: --since chooses the brands; do not list brands with it');
  const chosen = since === undefined ? [...new Set(given)] : changedBrands(brands, since, folders);
  const ids = all ? listBrands(folders) : chosen;
  if (ids.includes('base')) command.error('error: base is the root layer and is never published');
  const engineDir = resolve(options.engine);
  if (options.reload !== undefined && options.headers === undefined) command.error('error: --reload needs --headers');
  const root = resolve(options.to ?? engineDir);
  if (root !== engineDir && options.platform === undefined && !options.sandbox)
    command.error('error: a site outside of the engine’s folder needs --platform <origin>, or --sandbox for simulated data');
  const dir = options.headers === undefined ? undefined : resolve(options.headers);
  const { reload, platform, timeout, tokenFile } = options;
  if (tokenFile !== undefined && platform === undefined) command.error('error: --token-file needs --platform');
  const token = tokenFile === undefined ? undefined : readTokenFile(tokenFile);
  const settings: PublishSettings = {
    brands,
    engineDir,
    root,
    withAssets: options.withAssets === true,
    force: options.force === true,
    platform: platform === undefined ? null : { origin: platform, timeoutMs: timeout, token },
  };
  if (options.dryRun) return previewChanges(ids, publishOptions(settings), options.json === true);
  const renew = dir === undefined ? undefined : (policies: Policies) => renewHeaders({ dir, reload, folders, root }, policies);
  const once = async (): Promise<void> => {
    const all = await publishInParallel(ids, settings, { renew, told: options.json ? undefined : tell });
    if (options.json) printJson(all);
    else report(all);
    if (all.failed.length > 0 && !options.watch) process.exitCode = 1;
  };
  await once();
  if (!options.watch) return;
  const failed = (cause: unknown) =>
    void process.stderr.write(
      `${paintFor(process.stderr)('red', 'error')} ${cause instanceof Error ? cause.message : String(cause)}\n`,
    );
  const close = watchBrands(ids, { brands, folders, publish: once, failed });
  process.stderr.write('watching; Ctrl-C ends\n');
  await new Promise<void>((end) => {
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
  close();
}

const milliseconds = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('Expected a whole number of milliseconds.');
  return value;
};

export function registerPublish(program: Command): void {
  program
    .command('publish')
    .description('Checks brands, reads their public platform data, and writes each site atomically.')
    .argument('[id...]', 'brands to publish')
    .option('--all', 'publish every brand; sites that would not change stay as they are')
    .addOption(
      new Option(
        '--since <commit>',
        'publish the brands whose files, or whose parents’ files, differ from those of a commit',
      ).conflicts(['all', 'watch']),
    )
    .option('--to <dir>', 'output folder: sites in <dir>/sites/<id>, shared files in <dir>/assets (default: dist)')
    .addOption(
      new Option(
        '--platform <origin>',
        'read from a running platform; {id} and {host} stand for the brand’s id and first host',
      ).conflicts('sandbox'),
    )
    .option('--token-file <file>', 'file with one header as "Name: value", sent to the platform with each read')
    .option(
      '--sandbox',
      'read from the brand’s sandbox data (the default in the engine’s folder); the site says so and is not indexed',
    )
    .option('--with-assets', 'copy the engine’s files into each site, for hosts without shared assets')
    .addOption(new Option('--watch', 'publish again when files of the brand or its parents change').conflicts('json'))
    .addOption(
      new Option('--dry-run', 'print what would change on the published sites, and write nothing').conflicts([
        'watch',
        'headers',
      ]),
    )
    .option('--force', 'write sites that have not changed, too')
    .option('--headers <dir>', 'folder that headers --to wrote: renew it before the new pages replace the old ones')
    .option('--reload <command>', 'with --headers: how the servers read them anew; when it fails, nothing is published')
    .option('--timeout <ms>', 'timeout of each platform read, in ms', milliseconds, 10_000)
    .addOption(brandsOption())
    .option('--engine <dir>', 'folder of the engine build', projectFolder('dist'))
    .option('--json', 'print the result as JSON')
    .action(publish);
}
