import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCheck } from '../platform/check/checkCommand.ts';
import type { Kind } from '../platform/judge/deviation.ts';
import type { Accounts } from '../platform/plan/accounts.ts';
import type { Level } from '../platform/plan/levels.ts';
import type { Report } from '../platform/report/report.ts';
import { freePort } from '../site/headers/startNginx.ts';

/** How the mock of another team makes replies, and what `platform check` has to say of it. */
export interface MockMode {
  readonly name: string;
  readonly options: readonly string[];
  /** Levels that it reaches. */
  readonly reaches: readonly Level[];
  /** What no mock can do that keeps nothing, knows nobody and opens nothing. */
  readonly lacks: readonly Kind[];
  /** What would be a fault of the document, as the mock knows nothing else. */
  readonly fits: readonly Kind[];
}

const frames: readonly Kind[] = ['connection', 'envelope', 'content-type', 'unknown-path'];
const lacks: readonly Kind[] = ['token', 'role', 'sealing', 'idempotency', 'state', 'page', 'sort', 'cache'];

/** Prism answers with the document's examples, or with random values of its schemas; of this seed most calls are accepted. */
export const mockModes: readonly MockMode[] = [
  { name: 'examples', options: [], reaches: ['site'], lacks, fits: [...frames, 'schema', 'status', 'code', 'date', 'size'] },
  { name: 'random replies', options: ['--dynamic', '--seed', '7'], reaches: ['site'], lacks, fits: frames },
];

/** A run of `platform check` against a mock. */
export interface MockRun {
  readonly exitCode: number;
  /** What the check wrote to the terminal's error stream. */
  readonly error: string;
  readonly report: Report | null;
  /** The mock still runs. */
  readonly isUp: boolean;
  readonly requests: number;
  readonly seconds: number;
}

/** Most requests a second. */
export const RATE = 100;

/** What is wrong with a run; nothing where the check found out what the mock lacks, and nothing else. */
export function faultsOf({ reaches, lacks: wanted, fits }: MockMode, run: MockRun): string[] {
  const { exitCode, error, report, isUp, requests, seconds } = run;
  const faults: string[] = [];
  if (exitCode !== 1) faults.push(`the check ended with ${exitCode}, and not with 1: ${error}`);
  if (!isUp) faults.push('the mock has ended');
  // the first request waits for nothing
  if ((requests - 1) / seconds > RATE) faults.push(`${requests} requests in ${seconds} s are more than ${RATE} a second`);
  if (report === null) return [...faults, 'there is no report'];
  const found = report.rows.flatMap(({ name, deviations }) => deviations.map((one) => ({ name, ...one })));
  for (const kind of wanted) if (!found.some((one) => one.kind === kind)) faults.push(`nothing of the kind ${kind} was found`);
  for (const { name, kind, pointer, seen, expected } of found)
    if (fits.includes(kind)) faults.push(`${name} ${kind} ${pointer}: ${seen}, expected ${expected}`);
  for (const { id, reached } of report.levels)
    if (reached !== reaches.includes(id)) faults.push(`the level ${id} is ${reached ? '' : 'not '}reached`);
  return faults;
}

/** Accounts of nobody: a mock signs everybody in. */
const accounts: Accounts = {
  member: { username: 'stage01', password: 'Stage1Proof', paymentPassword: '482913' },
  agent: { username: 'stage02', password: 'Stage2Proof', paymentPassword: '482913' },
  downline: { username: 'stage03', password: 'Stage3Proof' },
  demo: { username: 'stage04', password: 'Stage4Proof' },
  registration: { captcha: '0000' },
};

const START_MS = 120_000;

interface StartedMock {
  readonly origin: string;
  readonly isUp: () => boolean;
  readonly requests: () => number;
  stop(): void;
}

/** Starts Prism with `openapi.json` of the folder. @throws Error with what it said, when it ends or does not begin to listen */
async function startMock(folder: string, { options }: MockMode): Promise<StartedMock> {
  const port = await freePort();
  const program = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const mock = spawn(process.execPath, [program, 'mock', 'openapi.json', '--port', String(port), ...options], { cwd: folder });
  let said = '';
  let requests = 0;
  await new Promise<void>((started, fail) => {
    const late = setTimeout(() => fail(new Error(`The mock does not start:\n${said}`)), START_MS);
    for (const stream of [mock.stdout, mock.stderr])
      stream.on('data', (piece: Buffer) => {
        const text = piece.toString();
        requests += text.split('Request received').length - 1;
        said = (said + text).slice(-2_000);
        if (!text.includes('is listening on')) return;
        clearTimeout(late);
        started();
      });
    mock.once('exit', () => {
      clearTimeout(late);
      fail(new Error(`The mock ended:\n${said}`));
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    isUp: () => mock.exitCode === null && mock.signalCode === null,
    requests: () => requests,
    stop: () => void mock.kill(),
  };
}

/** Runs `platform check` with `--write` against a mock made from `openapi.json` of the folder. @returns what is wrong with the run */
export async function checkForeignMock(folder: string, mode: MockMode): Promise<string[]> {
  const file = join(folder, 'accounts.json');
  writeFileSync(file, JSON.stringify(accounts));
  const mock = await startMock(folder, mode);
  try {
    let [text, error] = ['', ''];
    const output = { out: (piece: string) => void (text += piece), error: (piece: string) => void (error += piece) };
    const options = { brand: 'folia', brands: 'brands', accounts: file, write: true, report: 'json', rate: RATE } as const;
    const begun = performance.now();
    const exitCode = await runCheck(mock.origin, { ...options, seed: 1, timeout: 10_000 }, output);
    const seconds = (performance.now() - begun) / 1_000;
    const report = text === '' ? null : (JSON.parse(text) as Report);
    return faultsOf(mode, { exitCode, error, report, isUp: mock.isUp(), requests: mock.requests(), seconds });
  } finally {
    mock.stop();
  }
}
