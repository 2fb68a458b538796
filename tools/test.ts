/** `npm test`: all gates. The last line is `N passed, N failed`. */
import { STATIC_BESIDE, staticGates } from './check.ts';
import { type Gate, runGates } from './quality/gates.ts';

const vitest = (project: string): Gate => ({
  name: `${project} tests`,
  command: `npx vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=.cache/${project}.json`,
  report: `.cache/${project}.json`,
});

const gates: readonly Gate[] = [
  vitest('unit'),
  vitest('browser'),
  { name: 'production build', command: 'npx tsx tools/build.ts' },
  { name: 'budgets', command: 'npx tsx tools/quality/runBudgets.ts' },
  {
    name: 'journeys',
    command: 'npx playwright test --config tools/playwright.config.ts',
    report: '.cache/journeys.json',
  },
];

const judged = await runGates(staticGates, STATIC_BESIDE);
const tested = await runGates(gates);
const passed = judged.passed + tested.passed;
const failed = judged.failed + tested.failed;
process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
