/**
 * `npm run mutants`: changes shipped code by one line at random, in a copy, and reports which changes no test notices.
 * `-- --seed 1 --count 40 [--files pattern] [--base REV] [--journeys] [--prefix "nice -n 10"] [--timeout minutes] [--out file]`;
 * `--again a.json` tries the mutants of an earlier run, wherever their lines stand now;
 * `--compare a.json b.json` fails when the second run passed over what the first had noticed.
 * A run that was stopped goes on with the same arguments; `--limit N` stops after that many new mutants.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { choose, locate } from './choose.ts';
import { type Runner, runCommand } from './command.ts';
import { findSites, isShipped } from './findSites.ts';
import { compare, lineOf, type Report, summary, type Tried } from './report.ts';
import type { Site } from './site.ts';
import { tryMutant } from './tryMutant.ts';
import { makeWorkCopy, type WorkCopy } from './workCopy.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const MINUTE_MS = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
    limit: { type: 'string', default: 'Infinity' },
    files: { type: 'string', multiple: true, default: [] },
    base: { type: 'string', default: 'HEAD' },
    out: { type: 'string', default: '.cache/mutants.json' },
    again: { type: 'string' },
    journeys: { type: 'boolean', default: false },
    prefix: { type: 'string', default: '' },
    timeout: { type: 'string', default: '15' },
    compare: { type: 'boolean', default: false },
  },
});

const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report;

const gone = (site: Site): Tried => ({ ...site, state: 'gone', by: null, tests: 0 });

/** The mutants of the run; those whose line is gone as they were. */
function planned(copy: WorkCopy): { site: Site; isGone: boolean }[] {
  const files = copy.files(values.files).filter(isShipped);
  if (values.again === undefined) {
    const sites = files.flatMap((file) => findSites(file, copy.read(file)));
    return choose(sites, values.seed, Number(values.count)).map((site) => ({ site, isGone: false }));
  }
  const texts = new Map(files.map((file) => [file, copy.read(file)]));
  return readReport(values.again).mutants.map((old) => {
    const { file, line, kind, before, after, around } = old;
    const site: Site = { file, line, kind, before, after, around };
    const found = locate(site, texts);
    return { site: found ?? site, isGone: found === null };
  });
}

async function runMutants(signal: AbortSignal): Promise<Report> {
  const out = resolve(values.out);
  const copy = makeWorkCopy(root, values.base);
  try {
    const runner: Runner = {
      folder: copy.folder,
      prefix: values.prefix.split(' ').filter(Boolean),
      timeoutMs: Number(values.timeout) * MINUTE_MS,
      signal,
    };
    // what programs write is in no commit
    const { code, said } = await runCommand(runner, ['npm', 'run', 'generate']);
    if (code !== 0) throw new Error(`The copy cannot be made ready:\n${said}`);
    const earlier = existsSync(out) ? readReport(out) : null;
    const done = earlier?.base === copy.commit ? earlier.mutants : [];
    const report: Report = { seed: values.seed, base: copy.commit, mutants: [] };
    const last = done.length + Number(values.limit);
    for (const { site, isGone } of planned(copy).slice(0, last)) {
      const known = done.find(
        ({ file, before, after, line }) =>
          file === site.file && line === site.line && before + after === site.before + site.after,
      );
      const tried = known ?? (isGone ? gone(site) : await tryMutant(runner, copy, site, values.journeys));
      report.mutants.push(tried);
      console.log(`${report.mutants.length} ${lineOf(tried)}`);
      mkdirSync(dirname(out), { recursive: true });
      writeFileSync(out, `${JSON.stringify(report, null, 2)}\n`);
    }
    return report;
  } finally {
    copy.remove();
  }
}

function runComparison(): void {
  const [first, second] = positionals;
  if (first === undefined || second === undefined) throw new Error('--compare takes two files.');
  const { weaker, untried } = compare(readReport(first), readReport(second));
  for (const line of untried) console.log(`not tried: ${line}`);
  for (const line of weaker) console.log(`no longer noticed: ${line}`);
  console.log(`${weaker.length} no longer noticed, ${untried.length} not tried`);
  process.exitCode = weaker.length === 0 ? 0 : 1;
}

if (values.compare) runComparison();
else {
  const abort = new AbortController();
  // each time: npm passes on a signal that the terminal has sent already, and a second one would leave the copy behind
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => abort.abort(new Error(`Stopped by ${name}.`)));
  await runMutants(abort.signal).then(
    (report) => console.log(summary(report)),
    (cause: unknown) => {
      console.error(cause instanceof Error ? cause.message : cause);
      process.exitCode = 1;
    },
  );
}
