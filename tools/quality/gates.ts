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

/** Runs a gate; beside others it says what it has to say in one piece, at its end. */
function run({ command, env }: Gate, beside: boolean): Promise<{ exitCode: number; said: string }> {
  return new Promise((resolve) => {
    const stdio = beside ? 'pipe' : 'inherit';
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

/** Runs gates, all of them, in order and some `beside` each other, and adds up what they say. */
export async function runGates(gates: readonly Gate[], beside = 1): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const next = gates.values();
  const lane = async (): Promise<void> => {
    for (const gate of next) {
      const started = performance.now();
      if (gate.report !== undefined) rmSync(`${root}${gate.report}`, { force: true });
      if (beside === 1) console.log(`\n— ${gate.name}`);
      const { exitCode, said } = await run(gate, beside > 1);
      const { passed, failed } = tallyOf(exitCode, readReport(gate.report));
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) failures.push(`${gate.name}: ${failed}`);
      if (beside > 1) console.log(`\n— ${gate.name}\n${said.trim()}`);
      console.log(`— ${gate.name}: ${failed === 0 ? 'ok' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: beside }, lane));
  if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
  return total;
}
