import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedFiles } from './changedFiles.ts';

test('lists files committed on the branch, edited, removed or untracked, and not those changed in the base', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@mail.example', ...args], { cwd: root, stdio: 'pipe' });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  const commit = () => (git('add', '-A'), git('commit', '-qm', 'x'));
  git('init', '-qb', 'main');
  for (const name of ['kept', 'edited', 'removed', 'branched']) write(name, '1');
  commit();
  git('checkout', '-qb', 'work');
  write('branched', '2');
  commit();
  git('checkout', '-q', 'main');
  write('ahead', 'the base went on');
  commit();
  git('checkout', '-q', 'work');
  write('edited', '2');
  rmSync(join(root, 'removed'));
  write('made', '1');
  expect(changedFiles(root, 'main')).toEqual(['branched', 'edited', 'made', 'removed']);
  expect(changedFiles(root, 'HEAD')).toEqual(['edited', 'made', 'removed']);
  expect(() => changedFiles(root, 'nowhere')).toThrow();
});
