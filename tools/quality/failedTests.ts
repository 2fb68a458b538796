import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    title: string;
    tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[];
  }[];
}

const MESSAGE_LINES = 6;

const indented = (message: string): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .map((line) => `    ${line}`);

const ofVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // a file that does not load has no test
    if (failed.length === 0) return status === 'failed' ? [name, ...indented(message ?? '')] : [];
    return failed.flatMap((test) => [`${name} › ${test.fullName}`, ...indented(test.failureMessages?.[0] ?? '')]);
  });

function ofPlaywright(suite: PlaywrightSuite, path: readonly string[]): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .flatMap(({ results }) => [[...path, title].join(' › '), ...indented(results.at(-1)?.error?.message ?? '')]),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => ofPlaywright(inner, [...path, inner.title]))];
}

/** The failed tests of a report of vitest or Playwright: file, name and the first lines of the message. */
export function failedTests(text: string): string[] {
  const report = JSON.parse(text) as Partial<VitestReport> & { suites?: readonly PlaywrightSuite[] };
  if (report.testResults) return ofVitest({ testResults: report.testResults });
  return (report.suites ?? []).flatMap((suite) => ofPlaywright(suite, [suite.file]));
}

/** The last lines of a command that failed without a failed test. */
export function lastLines(said: string, count = 15): string[] {
  return stripVTControlCharacters(said)
    .trim()
    .split('\n')
    .slice(-count)
    .map((line) => `    ${line}`);
}
