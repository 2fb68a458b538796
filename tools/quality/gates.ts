import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One step of the checks. A gate without a report counts as one test. */
export interface Gate {
  name: string;
  command: string;
  /** JSON that the command writes (Jest's shape, or Playwright's), from which its tests are counted. */
  report?: string;
  env?: Record<string, string>;
}

export interface Tally {
  passed: number;
  failed: number;
}

const root = fileURLToPath(new URL('../../', import.meta.url));

function run({ command, env }: Gate): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/** Counts the tests of a report; a command that failed without a failed test (it did not start, say) counts as one. */
export function tallyOf(exitCode: number, text: string | null): Tally {
  if (text === null) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = JSON.parse(text) as Report;
  const passed = report.numPassedTests ?? (report.stats ? report.stats.expected + report.stats.flaky : 0);
  const failed = report.numFailedTests ?? report.stats?.unexpected ?? 0;
  const ranNothing = passed + failed === 0;
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

/** Runs gates one after the other, all of them, and adds up what they say. */
export async function runGates(gates: readonly Gate[]): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 };
  const failures: string[] = [];
  for (const gate of gates) {
    const started = performance.now();
    if (gate.report !== undefined) rmSync(`${root}${gate.report}`, { force: true });
    console.log(`\n— ${gate.name}`);
    const exitCode = await run(gate);
    const { passed, failed } = tallyOf(exitCode, readReport(gate.report));
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(`${gate.name}: ${failed}`);
    console.log(`— ${gate.name}: ${failed === 0 ? 'ok' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
  return total;
}
