import { execFileSync } from 'node:child_process';

const git = (root: string, args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Files that differ from the merge base with `base`, uncommitted ones included. Sorted paths from the project's root.
 * @throws when `base` is not a commit
 */
export function changedFiles(root: string, base: string): string[] {
  const [fork = base] = git(root, ['merge-base', base, 'HEAD']);
  const tracked = git(root, ['diff', '--name-only', '--no-renames', fork]);
  const untracked = git(root, ['ls-files', '--others', '--exclude-standard']);
  return [...new Set([...tracked, ...untracked])].sort();
}
