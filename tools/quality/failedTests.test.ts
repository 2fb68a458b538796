import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedTests, lastLines } from './failedTests.ts';

test('failed tests of vitest are listed with their message, and files that did not load', () => {
  const report = {
    testResults: [
      {
        name: 'src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'group adds', status: 'passed', failureMessages: [] },
          { fullName: 'group subtracts', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n\nto be 2'] },
        ],
      },
      { name: 'src/b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'src/c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(failedTests(JSON.stringify(report))).toEqual([
    'src/a.test.ts › group subtracts',
    '    expected 1',
    '    to be 2',
    'src/b.test.ts',
    '    Cannot find module',
  ]);
});

test('failed journeys are listed with the message of the last try; a journey that passed on retry is not', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ error: { message: 'first' } }, { error: { message: 'last' } }] }],
  });
  const suite = {
    title: 'a.journey.ts',
    file: 'a.journey.ts',
    specs: [spec('fine', 'expected')],
    suites: [{ title: 'folia', file: 'a.journey.ts', specs: [spec('twice', 'flaky'), spec('never', 'unexpected')] }],
  };
  expect(failedTests(JSON.stringify({ suites: [suite] }))).toEqual(['a.journey.ts › folia › never', '    last']);
});

test('a failed journey is listed with what stood on its page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failed-'));
  const path = join(folder, 'error-context.md');
  writeFileSync(
    path,
    '# Test info\n\n# Page snapshot\n\n```yaml\n- main:\n  - button "Spin"\n```\n\n# Test source\n\n```ts\nclick()\n```',
  );
  const result = { error: { message: 'late' }, attachments: [{ name: 'trace' }, { name: 'error-context', path }] };
  const suite = {
    title: 'a',
    file: 'a.journey.ts',
    specs: [{ title: 'plays', tests: [{ status: 'unexpected', results: [result] }] }],
  };
  const listed = () => failedTests(JSON.stringify({ suites: [suite] }));
  const page = ['    The page:', '    - main:', '      - button "Spin"'];
  expect(listed()).toEqual(['a.journey.ts › plays', '    late', ...page]);
  rmSync(folder, { recursive: true });
  expect(listed()).toEqual(['a.journey.ts › plays', '    late']);
});

test('the last lines of a command are without colours', () => {
  expect(lastLines('one\n\u001b[31mtwo\u001b[39m\n', 1)).toEqual(['    two']);
});
