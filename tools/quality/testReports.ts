import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

interface VitestReport {
  testResults: readonly {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; tests: readonly { status: string; results: readonly { duration: number }[] }[] }[];
}

/** A report of vitest or Playwright. */
type Report = Partial<VitestReport> & { suites?: readonly PlaywrightSuite[] };

/** Seconds that the tests of a file took, with their set-up. */
export interface FileTime {
  file: string;
  seconds: number;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Walked {
  file: string;
  name: string;
  isSkipped: boolean;
  seconds: number;
}

function walk(suite: PlaywrightSuite, path: readonly string[] = [suite.file]): Walked[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file: suite.file,
      name: [...path, title].join(' › '),
      isSkipped: status === 'skipped',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...path, inner.title]))];
}

/** The time of each file of a report. */
export function fileTimes(text: string): FileTime[] {
  const { testResults = [], suites = [] } = JSON.parse(text) as Report;
  const journeys = new Map<string, number>();
  for (const { file, seconds } of suites.flatMap((suite) => walk(suite))) journeys.set(file, (journeys.get(file) ?? 0) + seconds);
  return [
    ...testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), seconds: (endTime - startTime) / 1000 })),
    ...[...journeys].map(([file, seconds]) => ({ file, seconds })),
  ];
}

/** Tests of a report that were skipped, such as those of a program that the machine lacks. */
export function skippedTests(text: string): string[] {
  const { testResults = [], suites = [] } = JSON.parse(text) as Report;
  return [
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => `${relative(root, name)} › ${fullName}`),
    ),
    ...suites.flatMap((suite) => walk(suite)).flatMap(({ name, isSkipped }) => (isSkipped ? [name] : [])),
  ];
}

const inSeconds = (seconds: number): string => seconds.toFixed(1).padStart(7);
const SHOWN = 10;

/** What a run says at its end: the time of each stage, the slowest files, and every skipped test by name. */
export function runSummary(
  stages: readonly { name: string; seconds: number }[],
  files: readonly FileTime[],
  skipped: readonly string[],
): string[] {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  return [
    'Stages, seconds:',
    ...stages.map(({ name, seconds }) => `${inSeconds(seconds)}  ${name}`),
    ...(slowest.length === 0 ? [] : [`Slowest ${slowest.length} of ${files.length} files of tests, seconds:`]),
    ...slowest.map(({ file, seconds }) => `${inSeconds(seconds)}  ${file}`),
    ...(skipped.length === 0 ? [] : [`Skipped: ${skipped.length}`, ...skipped.map((name) => `         ${name}`)]),
  ];
}
