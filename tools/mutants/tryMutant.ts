import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { planOf } from '../changed/plan.ts';
import { failedTests } from '../quality/failedTests.ts';
import { type Ended, type Runner, runCommand } from './command.ts';
import { inBatches, type TestFile } from './order.ts';
import type { Tried } from './report.ts';
import type { Site } from './site.ts';
import type { WorkCopy } from './workCopy.ts';

const REPORT = '.cache/mutant.json';

/** Longest time of a test, ms. A mutant makes tests wait for what never comes, which an ordinary run allows for minutes. */
const TEST_LIMIT = 60_000;

const BRAND_CHECK = ['node', '--import', 'tsx', '--import', './tools/quality/withoutAssets.mjs', 'tools/quality/runBrands.ts'];

const TYPES = ['npx', 'tsgo', '--noEmit'];

/** What a run of tests found. Without a failing file it did not come to its tests. */
interface Found {
  isRed: boolean;
  files: readonly string[];
  first: string;
}

function foundBy(folder: string, { code, isTimeout, said }: Ended): Found {
  if (code === 0) return { isRed: false, files: [], first: '' };
  const report = join(folder, REPORT);
  const failed = existsSync(report) ? failedTests(readFileSync(report, 'utf8')) : [];
  const names = failed.filter((line) => !line.startsWith(' ')).map((line) => line.replace(`${folder}/`, ''));
  const first = isTimeout ? 'a run without an end' : (names[0] ?? said.trim().split('\n').at(-1) ?? '');
  return { isRed: true, files: names.map((name) => name.split(' › ')[0] ?? ''), first };
}

async function runTests(runner: Runner, tests: readonly TestFile[]): Promise<Found> {
  rmSync(join(runner.folder, REPORT), { force: true });
  const project = tests[0]?.project ?? 'unit';
  const limits = ['--bail', '1', '--retry', '1', '--testTimeout', String(TEST_LIMIT)];
  const flags = ['--project', project, ...limits, '--reporter=json', `--outputFile.json=${REPORT}`];
  return foundBy(runner.folder, await runCommand(runner, ['npx', 'vitest', 'run', ...flags, ...tests.map(({ file }) => file)]));
}

/** The files of tests that a change in the copy can touch. */
async function touched(runner: Runner, since: string | null): Promise<TestFile[]> {
  const changed = since === null ? [] : ['--changed', since];
  const { code, said } = await runCommand({ ...runner, prefix: [] }, [
    'npx',
    'vitest',
    'list',
    '--filesOnly',
    `--json=${REPORT}`,
    ...changed,
  ]);
  if (code !== 0) throw new Error(`The tests cannot be listed:\n${said}`);
  const listed = JSON.parse(readFileSync(join(runner.folder, REPORT), 'utf8')) as { file: string; projectName: string }[];
  return listed.map(({ file, projectName }) => ({
    project: projectName.startsWith('browser') ? 'browser' : 'unit',
    file: file.replace(`${runner.folder}/`, ''),
  }));
}

/** The first test of a batch that is red with the mutant and green without it; null when there is none. */
async function noticedBy(runner: Runner, copy: WorkCopy, site: Site, batch: readonly TestFile[]): Promise<string | null> {
  let tests = batch;
  while (tests.length > 0) {
    let found = await runTests(runner, tests);
    // a server that reloaded in between is no verdict
    if (found.isRed && found.files.length === 0) found = await runTests(runner, tests);
    if (!found.isRed) return null;
    const red = found.files.length === 0 ? tests : tests.filter(({ file }) => found.files.includes(file));
    const without = await copy.withOriginal(site, () => runTests(runner, red));
    if (!without.isRed) return `${tests[0]?.project ?? ''}: ${found.first}`;
    tests = tests.filter((test) => !red.includes(test));
  }
  return null;
}

async function walkedBy(runner: Runner, names: readonly string[], features: readonly string[] | null): Promise<string | null> {
  if (names.length === 0) return null;
  const build = await runCommand(runner, ['npx', 'tsx', 'tools/build.ts']);
  if (build.code !== 0) return 'build';
  const files = names.map((name) => `/${name}`);
  const flags = ['--config', 'tools/playwright.config.ts', '--max-failures', '1'];
  const env = features === null ? {} : { CHANGED_FEATURES: features.join(',') };
  const walk = await runCommand(runner, ['npx', 'playwright', 'test', ...flags, ...files], env);
  if (walk.code === 0) return null;
  const report = join(runner.folder, '.cache/journeys.json');
  return `journey: ${existsSync(report) ? (failedTests(readFileSync(report, 'utf8'))[0] ?? '') : ''}`;
}

/** The tests in the folder of a file: most mutants end there, and asking Vite what else imports the file takes a minute. */
function beside({ files }: WorkCopy, file: string): TestFile[] {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const names = files([`${folder}*.test.ts`, `${folder}*.test.tsx`]);
  return names.map((name) => ({ project: /\.browser\.test\.tsx?$/.test(name) ? 'browser' : 'unit', file: name }));
}

/** Tries one mutant with the tests that a change of its file can touch, until one notices it. */
export function tryMutant(runner: Runner, copy: WorkCopy, site: Site, hasJourneys: boolean): Promise<Tried> {
  return copy.withMutant(site, async () => {
    const run: TestFile[] = [];
    const outcome = (by: string | null): Tried => ({
      ...site,
      state: by === null ? 'survived' : 'noticed',
      by,
      tests: run.length,
    });
    const firstOf = async (tests: readonly TestFile[]): Promise<string | null> => {
      for (const batch of inBatches(tests, site.file)) {
        run.push(...batch);
        const by = await noticedBy(runner, copy, site, batch);
        if (by !== null) return by;
      }
      return null;
    };
    if (site.kind === 'brandKey') {
      const { code } = await runCommand(runner, BRAND_CHECK);
      if (code !== 0) return outcome('check of the brands');
    }
    const near = await firstOf(beside(copy, site.file));
    if (near !== null) return outcome(near);
    // before the tests of everything that imports the file, which take minutes
    if (/\.tsx?$/.test(site.file) && (await runCommand(runner, TYPES)).code !== 0) return outcome('types');
    const { since, journeys } = planOf(copy.folder, 'HEAD');
    const known = new Set(run.map(({ file }) => file));
    const further = await firstOf((await touched(runner, since)).filter(({ file }) => !known.has(file)));
    if (further !== null || !hasJourneys) return outcome(further);
    return outcome(await walkedBy(runner, journeys.journeys, journeys.features));
  });
}
