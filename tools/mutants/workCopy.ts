import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutated, type Site } from './site.ts';

/** Paths that tools write to; as hard links they would be those of the project. */
const WRITTEN = ['.vite', '.vite-temp', '.cache', '.vitest'];

/** A checkout in a temporary folder, in which files are changed instead of the developer's. */
export interface WorkCopy {
  folder: string;
  commit: string;
  /** Shipped and other tracked files that match Git's path patterns; without patterns all. */
  files: (patterns: readonly string[]) => string[];
  read: (file: string) => string;
  /** Runs with one line changed. The file is as before afterwards, whatever happens. */
  withMutant: <T>(site: Site, run: () => Promise<T>) => Promise<T>;
  /** Runs with the file as it was, in the middle of a mutant. */
  withOriginal: <T>(site: Site, run: () => Promise<T>) => Promise<T>;
  remove: () => void;
}

function linkPackages(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'pipe' });
  } catch {
    // another file system has no hard links
    rmSync(to, { recursive: true, force: true });
    execFileSync('cp', ['-a', from, to], { stdio: 'pipe' });
  }
  for (const name of WRITTEN) rmSync(join(to, name), { recursive: true, force: true });
}

/**
 * Checks out a commit beside the project at `root`, with its packages.
 * @throws when `revision` is not a commit
 */
export function makeWorkCopy(root: string, revision: string): WorkCopy {
  const folder = join(mkdtempSync(join(tmpdir(), 'mutants-')), 'portal');
  const git = (cwd: string, ...args: string[]): string =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: 'pipe' }).trim();
  const remove = (): void => {
    rmSync(join(folder, '..'), { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  };
  try {
    git(root, 'worktree', 'add', '--detach', folder, revision);
    linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  } catch (cause) {
    remove();
    throw cause;
  }
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const withText = async <T>(file: string, text: string, run: () => Promise<T>): Promise<T> => {
    const kept = read(file);
    writeFileSync(join(folder, file), text);
    try {
      return await run();
    } finally {
      writeFileSync(join(folder, file), kept);
    }
  };
  const originals = new Map<string, string>();
  return {
    folder,
    commit: git(folder, 'rev-parse', 'HEAD'),
    files: (patterns) =>
      git(folder, 'ls-files', '--', ...patterns)
        .split('\n')
        .filter(Boolean),
    read,
    withMutant: (site, run) => {
      const text = read(site.file);
      const changed = mutated(text, site);
      if (changed === null) throw new Error(`${site.file}:${site.line} is not "${site.before}".`);
      originals.set(site.file, text);
      return withText(site.file, changed, run);
    },
    withOriginal: (site, run) => withText(site.file, originals.get(site.file) ?? read(site.file), run),
    remove,
  };
}
