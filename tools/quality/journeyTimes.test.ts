import { expect, test } from 'vitest';
import { journeySummary, journeyTimes } from './journeyTimes.ts';

const spec = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [{ status, results: durations.map((duration) => ({ duration })) }],
});
const report = {
  suites: [
    { title: 'a.journey.ts', file: 'a.journey.ts', specs: [spec('short', 'expected', 900)] },
    {
      title: 'b.matrix.ts',
      file: 'b.matrix.ts',
      suites: [
        {
          title: 'folia',
          file: 'b.matrix.ts',
          specs: [spec('twice', 'flaky', 2_000, 3_000), spec('never', 'unexpected', 1_000)],
        },
      ],
    },
  ],
};

test('journeys are listed by the time of all tries', () => {
  expect(journeyTimes(report)).toEqual([
    { name: 'b.matrix.ts › folia › twice', seconds: 5, flaky: true },
    { name: 'b.matrix.ts › folia › never', seconds: 1, flaky: false },
    { name: 'a.journey.ts › short', seconds: 0.9, flaky: false },
  ]);
});

test('the summary lists the slowest, and what passed on retry', () => {
  const lines = journeySummary(report);
  expect(lines[0]).toContain('Slowest 3 of 3');
  expect(lines[1]).toMatch(/^ +5\.0 {2}b\.matrix\.ts › folia › twice$/);
  expect(lines.at(-1)?.trim()).toBe('b.matrix.ts › folia › twice');
  const many = {
    suites: [{ title: 'a', file: 'a', specs: Array.from({ length: 30 }, (_, nth) => spec(`t${nth}`, 'expected', nth)) }],
  };
  expect(journeySummary(many)).toHaveLength(21);
});
