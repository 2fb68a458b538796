import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from '../quality/checks.ts';

/** A program of another team that reads `openapi.json`, and the command that fails where it cannot, or finds a fault. */
export interface Reader {
  readonly name: string;
  /** Run in the folder of the readers, beside `openapi.json`. */
  readonly command: string;
}

/** In this order: the last one compiles what the others wrote. */
export const readers: readonly Reader[] = [
  { name: 'Redocly CLI', command: 'redocly lint openapi.json --extends=recommended-strict' },
  { name: 'Spectral', command: 'spectral lint openapi.json --ruleset spectral.yaml --fail-severity=warn' },
  { name: 'openapi-typescript', command: 'openapi-typescript openapi.json -o out/openapi-typescript/types.ts' },
  {
    name: 'Hey API, client and handlers for a Fastify server',
    command: 'openapi-ts -i openapi.json -o out/hey-api -p @hey-api/typescript @hey-api/sdk @hey-api/client-fetch fastify',
  },
  { name: 'orval', command: 'orval --input ./openapi.json --output ./out/orval/client.ts --client fetch --mode single' },
  { name: 'TypeScript, of all that was written', command: 'tsc -p out-tsconfig.json' },
];

const source = import.meta.dirname;
const files = ['.npmrc', 'package.json', 'package-lock.json', 'spectral.yaml', 'out-tsconfig.json'];

/**
 * Installs the readers by their lockfile into `folder`, unless they are there.
 * @returns whether they are there now
 */
export function fetchReaders(folder: string): boolean {
  const lock = readFileSync(join(source, 'package-lock.json'), 'utf8');
  const record = join(folder, 'installed');
  mkdirSync(folder, { recursive: true });
  for (const file of files) copyFileSync(join(source, file), join(folder, file));
  if (existsSync(record) && readFileSync(record, 'utf8') === lock) return true;
  const { status } = spawnSync('npm ci --ignore-scripts --no-audit --no-fund --engine-strict=false', {
    cwd: folder,
    shell: true,
    stdio: 'inherit',
  });
  if (status === 0) writeFileSync(record, lock);
  return status === 0;
}

/** Runs one reader in `folder`. @returns its exit code and all that it said */
export function runReader({ command }: Reader, folder: string): { exitCode: number; said: string } {
  // npm puts the commands of the folder's packages on the path
  const { status, stdout, stderr } = spawnSync(`npx --no-install ${command}`, {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return { exitCode: status ?? 1, said: stdout + stderr };
}

/** An empty place for what the readers write. */
export function clearOutput(folder: string): void {
  rmSync(join(folder, 'out'), { recursive: true, force: true });
  for (const name of ['openapi-typescript', 'hey-api', 'orval']) mkdirSync(join(folder, 'out', name), { recursive: true });
}

/** Where the readers are installed, below the project. */
export const READERS_FOLDER = '.cache/contract-readers';

/** The check of a deep run, and its name where the readers cannot be had. The answer of `canHave` is found by fetching them. */
export function contractReaders(canHave = (): boolean => fetchReaders(join(source, '../..', READERS_FOLDER))): {
  checks: Check[];
  notRun: string[];
} {
  const check: Check = { name: 'readers of the contract', command: 'npx tsx tools/contract-readers/main.ts' };
  return canHave() ? { checks: [check], notRun: [] } : { checks: [], notRun: [check.name] };
}
