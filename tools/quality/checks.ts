import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { failedTests, lastLines } from './failedTests.ts';
import { type FileTime, fileTimes, skippedTests } from './testReports.ts';

/** One step of `npm test` or `npm run check`. Without a report it counts as one test. */
export interface Check {
  name: string;
  command: string;
  /** JSON that the command writes (Jest's shape, or Playwright's), from which its tests are counted. */
  report?: string;
  /** Undefined takes a variable away. */
  env?: Record<string, string | undefined>;
  /** Streams its output instead of printing it at the end. */
  live?: boolean;
  /** A report without tests is no failure. */
  mayBeEmpty?: boolean;
  /** Name of an earlier check that must have ended. */
  after?: string;
}

export interface Tally {
  passed: number;
  failed: number;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

function run({ command, env, live = false }: Check): Promise<{ exitCode: number; said: string }> {
  return new Promise((resolve) => {
    const stdio = live ? 'inherit' : 'pipe';
    const child = spawn(command, { cwd: root, shell: true, stdio, env: { ...process.env, ...env } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (said += piece.toString()));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, said }));
  });
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** Counts the tests of a report; a command that failed without a failed test (for example to start) counts as one. */
export function tallyOf(exitCode: number, text: string | null, mayBeEmpty = false): Tally {
  if (text === null) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = JSON.parse(text) as Report;
  const passed = report.numPassedTests ?? (report.stats ? report.stats.expected + report.stats.flaky : 0);
  const failed = report.numFailedTests ?? report.stats?.unexpected ?? 0;
  const ranNothing = passed + failed === 0 && !mayBeEmpty;
  return { passed, failed: failed === 0 && (exitCode !== 0 || ranNothing) ? 1 : failed };
}

function readReport(path: string | undefined): string | null {
  if (path === undefined) return null;
  try {
    return readFileSync(`${root}${path}`, 'utf8');
  } catch {
    return null;
  }
}

/** Sum of all checks, and what the end of the run says about them. */
export interface Outcome extends Tally {
  /** A description of each failure. */
  failures: readonly string[];
  /** In the order in which they ended. */
  stages: readonly { name: string; seconds: number }[];
  files: readonly FileTime[];
  /** Names of skipped tests. */
  skipped: readonly string[];
}

/** Starts all checks in order, at most `lanes` at once, and adds up their tests. */
export async function runChecks(checks: readonly Check[], lanes = 1): Promise<Outcome> {
  const total: Tally = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const stages: { name: string; seconds: number }[] = [];
  const files: FileTime[] = [];
  const skipped: string[] = [];
  const complete = async (check: Check): Promise<void> => {
    const started = performance.now();
    if (check.report !== undefined) rmSync(`${root}${check.report}`, { force: true });
    if (check.live) console.log(`\n— ${check.name}`);
    const { exitCode, said } = await run(check);
    const report = readReport(check.report);
    const { passed, failed } = tallyOf(exitCode, report, check.mayBeEmpty);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) {
      const named = report === null ? [] : failedTests(report);
      failures.push(`Failed in ${check.name}: ${failed}`, ...(named.length > 0 ? named : lastLines(said)));
    }
    if (report !== null) {
      files.push(...fileTimes(report));
      skipped.push(...skippedTests(report));
    }
    const seconds = (performance.now() - started) / 1000;
    stages.push({ name: check.name, seconds });
    if (!check.live) console.log(`\n— ${check.name}\n${said.trim()}`);
    console.log(`— ${check.name}: ${failed === 0 ? 'ok' : 'failed'} in ${seconds.toFixed(1)} s`);
  };
  const begun = new Map<string, Promise<void>>();
  const next = checks.values();
  const lane = async (): Promise<void> => {
    for (const check of next) {
      if (check.after !== undefined) await begun.get(check.after);
      const end = complete(check);
      begun.set(check.name, end);
      await end;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return { ...total, failures, stages, files, skipped };
}
