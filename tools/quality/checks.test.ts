import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runChecks, tallyOf } from './checks.ts';

test('a check without a report is one test', () => {
  expect(tallyOf(0, null)).toEqual({ passed: 1, failed: 0 });
  expect(tallyOf(2, null)).toEqual({ passed: 0, failed: 1 });
});

test('tests are counted from the reports of vitest and playwright', () => {
  expect(tallyOf(1, '{"numPassedTests": 7, "numFailedTests": 2}')).toEqual({ passed: 7, failed: 2 });
  expect(tallyOf(0, '{"stats": {"expected": 4, "unexpected": 0, "flaky": 1}}')).toEqual({ passed: 5, failed: 0 });
});

test('an aborted run, or one without tests, fails', () => {
  expect(tallyOf(1, '{"numPassedTests": 7, "numFailedTests": 0}')).toEqual({ passed: 7, failed: 1 });
  expect(tallyOf(0, '{"numPassedTests": 0, "numFailedTests": 0}')).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf(1, '{"numPassedTests": 0, "numFailedTests": 0}', true)).toEqual({ passed: 0, failed: 1 });
});

test('a run that may be empty passes without tests', () => {
  expect(tallyOf(0, '{"numPassedTests": 0, "numFailedTests": 0}', true)).toEqual({ passed: 0, failed: 0 });
});

test('a check starts after the one that it needs, with a free lane too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  const log = join(folder, 'log');
  // the first waits for the second, so that they run at once however late a shell starts.
  const checks = [
    { name: 'build', command: `until grep -s other ${log}; do sleep 0.05; done; sleep 0.3; echo build >> ${log}` },
    { name: 'other', command: `echo other >> ${log}` },
    { name: 'budgets', command: `echo budgets >> ${log}`, after: 'build' },
  ];
  const outcome = await runChecks(checks, 3);
  expect(outcome).toMatchObject({ passed: 3, failed: 0, failures: [], skipped: [] });
  expect(outcome.stages.map(({ name }) => name)).toEqual(['other', 'build', 'budgets']);
  expect(outcome.stages[1]!.seconds).toBeGreaterThan(0.25);
  expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual(['other', 'build', 'budgets']);
  rmSync(folder, { recursive: true });
});

test('a failure without a report is described by the last lines of the command', async () => {
  const { failed, failures } = await runChecks([{ name: 'budgets', command: 'echo too large; exit 1' }]);
  expect(failed).toBe(1);
  expect(failures).toEqual(['Failed in budgets: 1', '    too large']);
});
