import { readFileSync, writeFileSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { PayloadKey } from '#contract/types.ts';
import { type EndpointName, endpoints } from '../../../src/platform/endpoints/endpoints.ts';
import { brandsOption } from '../../brand-files/brandsOption.ts';
import { paintFor } from '../../brand/terminal.ts';
import { foldersAt } from '../../brand-files/foldersAt.ts';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { askOverHttp } from '../../site/publish/askOverHttp.ts';
import { httpPlatform } from '../../site/publish/platforms.ts';
import { readTokenFile } from '../../site/proxy/tokenFile.ts';
import { readAccounts } from '../plan/accounts.ts';
import { paced } from '../wire/pace.ts';
import { htmlReport, junitReport } from '../report/markup.ts';
import { exitCodeOf, type Report, reportOf } from '../report/report.ts';
import { textReport } from '../report/textReport.ts';
import { checkPlatform } from './checkPlatform.ts';

/** What the command line says. */
export interface CheckCommandOptions {
  brand: string;
  brands: string;
  accounts?: string;
  keys?: string;
  write?: true;
  report?: 'html' | 'junit' | 'json';
  to?: string;
  rate: number;
  seed: number;
  timeout: number;
  tokenFile?: string;
  only?: EndpointName[];
}

/** Exit code: the platform, or what was asked for, cannot be judged. */
const COULD_NOT_RUN = 2;

const formats: Readonly<Record<NonNullable<CheckCommandOptions['report']>, (report: Report) => string>> = {
  html: htmlReport,
  junit: junitReport,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
};

function number(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (text.trim() === '' || !(value >= least && value <= most))
      throw new InvalidArgumentError(`expected a number from ${least} to ${most}, got "${text}"`);
    return value;
  };
}

function calls(text: string): EndpointName[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => !Object.hasOwn(endpoints, name));
  if (unknown.length > 0) throw new InvalidArgumentError(`no such call: ${unknown.join(', ')}`);
  return names as EndpointName[];
}

function isKey(value: unknown): value is PayloadKey {
  if (typeof value !== 'object' || value === null) return false;
  const { kty, crv, x, y, kid } = value as Record<string, unknown>;
  return kty === 'EC' && crv === 'P-256' && [x, y, kid].every((part) => typeof part === 'string' && part !== '');
}

/** Public keys of a file: a list, the current one first. @throws Error naming the file and what is wrong */
function readKeys(file: string): PayloadKey[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`--keys: ${file}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  if (!Array.isArray(value) || value.length === 0) throw new Error(`--keys: ${file}: expected a list of public keys`);
  const wrong = value.findIndex((key) => !isKey(key));
  if (wrong >= 0) throw new Error(`--keys: ${file} /${wrong}: expected a public key of P-256, as in security.payloadKeys`);
  return value as PayloadKey[];
}

/** Where a command writes. */
interface Output {
  out(text: string): void;
  error(text: string): void;
}

async function check(address: string, options: CheckCommandOptions, { out }: Output): Promise<0 | 1> {
  const folders = foldersAt(options.brands);
  const loaded = loadBrand(options.brand, { folders });
  const { brand } = loaded;
  const keys = options.keys === undefined ? brand.security.payloadKeys : readKeys(options.keys);
  const accounts = options.accounts === undefined ? {} : readAccounts(options.accounts);
  const { origin } = httpPlatform(address)(loaded);
  const token = options.tokenFile === undefined ? undefined : readTokenFile(options.tokenFile);
  const ask = paced(askOverHttp({ timeoutMs: options.timeout, token }), options.rate);
  const write = options.write === true;
  const outcome = await checkPlatform({
    ask,
    origin,
    brand,
    panels: loaded.panels,
    keys,
    accounts,
    write,
    seed: options.seed,
    ...(options.only && { only: options.only }),
  });
  const secrets = [...outcome.secrets, ...(token === undefined ? [] : [token.value])];
  const report = reportOf(
    { ...outcome, secrets },
    { platform: origin, brand: loaded.id, wrote: write, chosen: options.only !== undefined, at: Date.now() },
  );
  if (options.report !== undefined) {
    const text = formats[options.report](report);
    if (options.to === undefined) out(text);
    else writeFileSync(options.to, text);
  }
  const isShown = options.report === undefined || options.to !== undefined;
  if (isShown && brand.mappings !== undefined)
    out(`read through mappings.json of ${loaded.id}: names and pointers below are those of the contract\n`);
  if (isShown) out(`${textReport(report, paintFor(process.stdout))}\n`);
  return exitCodeOf(report);
}

/** Runs the command. @returns its exit code: 0 fits, 1 deviates, 2 could not run, which one line of `error` explains */
export async function runCheck(address: string, options: CheckCommandOptions, output: Output): Promise<0 | 1 | 2> {
  try {
    return await check(address, options, output);
  } catch (cause) {
    output.error(
      `${paintFor(process.stderr)('red', 'could not run')} ${cause instanceof Error ? cause.message : String(cause)}\n`,
    );
    return COULD_NOT_RUN;
  }
}

/** `platform check`: proves a running platform against the contract. */
export function registerCheck(program: Command): void {
  program
    .command('check')
    .description('compares a running platform with the contract: 0 fits, 1 deviates, 2 could not run')
    .argument('<address>', 'https origin of the platform; {id} and {host} stand for those of the brand')
    .requiredOption('--brand <id>', 'the brand whose site it serves')
    .addOption(brandsOption())
    .option('--accounts <file>', 'JSON with accounts of the stage: member, agent, downline, demo, registration')
    .option('--keys <file>', 'JSON list of public payload keys; default: security.payloadKeys of the brand')
    .option('--token-file <file>', 'file with one header as "Name: value", sent with each call that has none of this name')
    .option('--write', 'writes too: registers, moves money, claims, offers contracts, sets a limit')
    .addOption(new Option('--report <format>', 'writes a report as well').choices(['html', 'junit', 'json']))
    .option('--to <file>', 'where the report goes; default: the terminal')
    .option('--rate <number>', 'most requests a second', number(0.1, 1_000), 10)
    .option('--timeout <ms>', 'most time for a reply', number(1, 600_000), 10_000)
    .option('--seed <number>', 'seed of the walks', number(0, 2 ** 31 - 1), 1)
    .option('--only <calls>', 'judges these calls only, by name, with commas', calls)
    .action(async (address: string, options: CheckCommandOptions) => {
      const output = { out: (text: string) => process.stdout.write(text), error: (text: string) => process.stderr.write(text) };
      process.exitCode = await runCheck(address, options, output);
    });
}
