import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fileTimes, runSummary, skippedTests } from './testReports.ts';

const path = fileURLToPath(new URL('../a.test.ts', import.meta.url));

const vitest = JSON.stringify({
  testResults: [
    {
      name: path,
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [
        { fullName: 'runs', status: 'passed' },
        { fullName: 'breaks', status: 'failed' },
        { fullName: 'has no nginx', status: 'skipped' },
        { fullName: 'waits', status: 'pending' },
      ],
    },
  ],
});

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});

const playwright = JSON.stringify({
  suites: [
    {
      title: 'b.journey.ts',
      file: 'b.journey.ts',
      specs: [spec('walks', 'expected', 900)],
      suites: [
        { title: 'folia', file: 'b.journey.ts', specs: [spec('sells', 'unexpected', 2_000, 100), spec('serves', 'skipped')] },
      ],
    },
  ],
});

test('the time of a file is that of all of its tests', () => {
  expect(fileTimes(vitest)).toEqual([{ file: 'tools/a.test.ts', seconds: 2.5 }]);
  expect(fileTimes(playwright)).toEqual([{ file: 'b.journey.ts', seconds: 3 }]);
});

test('skipped tests have their names', () => {
  expect(skippedTests(vitest)).toEqual(['tools/a.test.ts › has no nginx', 'tools/a.test.ts › waits']);
  expect(skippedTests(playwright)).toEqual(['b.journey.ts › folia › serves']);
});

test('the summary has every stage, ten files at most, and every skipped test', () => {
  const files = Array.from({ length: 12 }, (_, nth) => ({ file: `${nth}.test.ts`, seconds: nth }));
  const said = runSummary([{ name: 'types', seconds: 12.34 }], files, ['a › b']);
  expect(said.slice(0, 4)).toEqual([
    'Stages, seconds:',
    '   12.3  types',
    'Slowest 10 of 12 files of tests, seconds:',
    '   11.0  11.test.ts',
  ]);
  expect(said.slice(-3)).toEqual(['    2.0  2.test.ts', 'Skipped: 1', '         a › b']);
  expect(runSummary([], [], [])).toEqual(['Stages, seconds:']);
});
