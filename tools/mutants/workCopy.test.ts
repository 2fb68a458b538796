import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { runCommand } from './command.ts';
import type { Site } from './site.ts';
import { makeWorkCopy, type WorkCopy } from './workCopy.ts';

const FILE = 'src/a.ts';
const TEXT = 'if (a)\n  b();\n';
const site: Site = { file: FILE, line: 1, kind: 'condition', before: 'if (a)', after: 'if (!(a))', around: ['', '  b();'] };

let root: string;
let copy: WorkCopy;
const git = (...args: string[]) => {
  const who = ['-c', 'user.name=t', '-c', 'user.email=t@mail.example'];
  return execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'project-'));
  git('init', '-qb', 'main');
  for (const folder of ['src', 'node_modules/a', 'node_modules/.vite']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, '.gitignore'), 'node_modules\n');
  writeFileSync(join(root, FILE), TEXT);
  for (const file of ['a/index.js', '.vite/kept']) writeFileSync(join(root, 'node_modules', file), '1');
  git('add', '-A');
  git('commit', '-qm', 'x');
  writeFileSync(join(root, FILE), 'unfinished work');
  copy = makeWorkCopy(root, 'HEAD');
  onTestFinished(() => {
    copy.remove();
    rmSync(root, { recursive: true });
  });
});

test('a copy has the commit and the packages, and shares no file that tools write', () => {
  expect(copy.read(FILE)).toBe(TEXT);
  expect(copy.files([])).toEqual(['.gitignore', FILE]);
  expect(copy.files(['src/**'])).toEqual([FILE]);
  expect(copy.commit).toBe(git('rev-parse', 'HEAD').trim());
  expect(statSync(join(copy.folder, 'node_modules/a/index.js')).size).toBe(1);
  expect(existsSync(join(copy.folder, 'node_modules/.vite'))).toBe(false);
  expect(existsSync(join(root, 'node_modules/.vite/kept'))).toBe(true);
});

test('a mutant stands in the copy alone, and is gone afterwards, whatever happens', async () => {
  const seen: string[] = [];
  const look = async () => void seen.push(copy.read(FILE));
  await copy.withMutant(site, async () => {
    await look();
    await copy.withOriginal(site, look);
    await look();
  });
  expect(seen).toEqual(['if (!(a))\n  b();\n', TEXT, 'if (!(a))\n  b();\n']);
  await expect(copy.withMutant(site, () => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped');
  expect(copy.read(FILE)).toBe(TEXT);
  expect(readFileSync(join(root, FILE), 'utf8')).toBe('unfinished work');
  expect(() => copy.withMutant({ ...site, before: 'if (c)' }, look)).toThrow('src/a.ts:1');
});

test('a removed copy leaves nothing, in Git neither', () => {
  copy.remove();
  expect(existsSync(copy.folder)).toBe(false);
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(() => makeWorkCopy(root, 'nowhere')).toThrow();
  expect(git('worktree', 'list').trim().split('\n')).toHaveLength(1);
});

test('a command ends with its children when it takes too long or the run is stopped', async () => {
  const abort = new AbortController();
  const runner = { folder: copy.folder, prefix: ['env', 'A=1'], timeoutMs: 60_000, signal: abort.signal };
  const sleeping = ['sh', '-c', 'sleep 60; true'];
  expect(await runCommand(runner, ['sh', '-c', 'echo $A; exit 3'])).toEqual({ code: 3, isTimeout: false, said: '1\n' });
  expect(await runCommand({ ...runner, timeoutMs: 50 }, sleeping)).toMatchObject({ isTimeout: true });
  const stopped = runCommand(runner, sleeping);
  abort.abort(new Error('Stopped by SIGINT.'));
  await expect(stopped).rejects.toThrow('Stopped by SIGINT.');
  expect(() => runCommand(runner, sleeping)).toThrow('Stopped by SIGINT.');
});
