import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

interface VitestReport {
  testResults: readonly {
    name: string;
    status: string;
    message?: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] | null }[];
  }[];
}

interface PlaywrightResult {
  error?: { message?: string };
  attachments?: readonly { name: string; path?: string }[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; tests: readonly { status: string; results: readonly PlaywrightResult[] }[] }[];
}

const MESSAGE_LINES = 6;
const PAGE_LINES = 250;

const indented = (message: string, most = MESSAGE_LINES): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, most)
    .map((line) => `    ${line}`);

/** What stood on the page of a journey as it failed, which Playwright keeps in a file that a machine for tests loses. */
function pageOf({ attachments = [] }: PlaywrightResult): string[] {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return [];
  const [, tree] = /^```yaml\n(.*?)\n```$/ms.exec(readFileSync(path, 'utf8')) ?? [];
  return tree === undefined ? [] : ['    The page:', ...indented(tree, PAGE_LINES)];
}

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
      .flatMap(({ results }) => {
        const last = results.at(-1) ?? {};
        return [[...path, title].join(' › '), ...indented(last.error?.message ?? ''), ...pageOf(last)];
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => ofPlaywright(inner, [...path, inner.title]))];
}

/** The failed tests of a report of vitest or Playwright: file, name, the first lines of the message, and a journey's page. */
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
