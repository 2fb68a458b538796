/**
 * `npm test`: all checks and tests; the last line is `N passed, N failed`. `-- --changed [--base REV]` runs what a change since
 * a commit (default: the last one) can affect, and reports what it leaves out.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Plan, planOf } from './changed/plan.ts';
import { staticChecks } from './check.ts';
import { contractReaders } from './contract-readers/readers.ts';
import { type Check, type Outcome, runChecks } from './quality/checks.ts';
import { runSummary } from './quality/testReports.ts';
import { otherNodes } from './nodes/otherNodes.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const JOURNEYS_REPORT = '.cache/journeys.json';

const { values } = parseArgs({
  options: { changed: { type: 'boolean', default: false }, base: { type: 'string', default: 'HEAD' } },
});

/** Neither all that there is, nor what a change can touch. */
const isOrdinary = !values.changed && !process.env['DEEP'];

const vitest = (project: string, since: string | null): Check => {
  const report = `.cache/${project}.json`;
  const changed = since === null ? '' : ` --changed ${since} --passWithNoTests`;
  const command = `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report}${changed}`;
  // the React that is shipped; that for development takes longer, and its warnings are for whoever runs one file
  const env = { NODE_ENV: 'production', ...(isOrdinary ? { WITHOUT_TOOLS: '1' } : {}) };
  return { name: `${project} tests`, command, report, mayBeEmpty: since !== null, env };
};

const build: Check = { name: 'production build', command: 'npx tsx tools/build.ts' };
const budgets: Check = { name: 'budgets', command: 'npx tsx tools/quality/runBudgets.ts', after: build.name };

const journeys = (plan: Plan | null): Check => ({
  name: 'journeys',
  command: `npx playwright test --config tools/playwright.config.ts ${plan?.journeys.journeys.map((file) => `/${file}`).join(' ') ?? ''}${plan === null ? '' : ' --pass-with-no-tests'}`,
  report: JOURNEYS_REPORT,
  // an ordinary run leaves out the whole of some files
  mayBeEmpty: plan !== null,
  env: plan?.journeys.features ? { CHANGED_FEATURES: plan.journeys.features.join(',') } : {},
  live: true,
});

const plan = values.changed ? planOf(root, values.base) : null;
if (plan !== null) console.log([`${plan.changed.length} files changed. Left out:`, ...plan.leftOut].join('\n'));

const since = plan?.since ?? null;
const walks = plan === null || plan.journeys.journeys.length > 0;
/**
 * Stages that run in parallel, the longest first. Journeys take every core; what else needs the build fills the lane of the unit
 * tests.
 */
const batches: readonly (readonly Check[])[] = [
  // last what fills both cores once the browser tests have ended
  [vitest('browser', since), ...(walks ? [build] : []), ...staticChecks, ...(walks ? [budgets] : []), vitest('unit', since)],
  ...(walks ? [[journeys(plan)]] : []),
];

/** What a deep run fetches before it can run. */
const fetched = process.env['DEEP'] && plan === null ? [otherNodes(), contractReaders()] : [];

const LANES = 2;
const outcomes: Outcome[] = [];
for (const batch of batches) outcomes.push(await runChecks(batch, LANES));
// one after the other: a test may read what the build replaces
outcomes.push(await runChecks(fetched.flatMap(({ checks }) => checks)));
if (plan !== null) console.log(['', 'Left out, as nothing that they load has changed:', ...plan.leftOut].join('\n'));
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
const all = <Item>(of: (outcome: Outcome) => readonly Item[]): Item[] => outcomes.flatMap(of);
console.log(
  [
    '',
    ...runSummary(
      all(({ stages }) => stages),
      all(({ files }) => files),
      all(({ skipped }) => skipped),
    ),
  ].join('\n'),
);
process.exitCode = failed === 0 ? 0 : 1;
// last, so that the end of a long log names what failed
const total = `${passed} passed, ${failed} failed`;
const left = fetched.flatMap(({ notRun }) => notRun).map((name) => `Not run, as it could not be fetched: ${name}`);
console.log(['', ...outcomes.flatMap(({ failures }) => failures), ...left, total].join('\n'));
