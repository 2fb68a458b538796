import { execFileSync } from 'node:child_process';

const git = (root: string, args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Files of the project that differ from where this branch left `base`, with what is not committed yet. Paths from the
 * project's root, in order. @throws when `base` is no commit
 */
export function changedFiles(root: string, base: string): string[] {
  const [fork = base] = git(root, ['merge-base', base, 'HEAD']);
  const tracked = git(root, ['diff', '--name-only', '--no-renames', fork]);
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...tracked, ...untracked])].sort();
}
