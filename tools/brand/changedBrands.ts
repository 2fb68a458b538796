import { execFileSync } from 'node:child_process';
import type { BrandFolders } from '../brand-files/brandFolders.ts';
import { brandOutlines, withChildren } from '../brand-files/brandOutlines.ts';

/** Names that git lists below a folder. @throws Error with git's message */
function listed(brands: string, command: string, ...words: string[]): string[] {
  try {
    const text = execFileSync('git', ['-C', brands, command, '-z', ...words], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return text.split('\0').filter((name) => name !== '');
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    throw new Error(`--since: git cannot compare ${brands}: ${said}`, { cause });
  }
}

/**
 * Sorted ids of the brands whose files, or files of brands that they extend, differ from those of a commit; new and uncommitted
 * files count.
 * @throws Error when the folder is in no repository or the commit is unknown
 */
export function changedBrands(brands: string, since: string, folders: BrandFolders): string[] {
  // an option in place of a commit would be one of git's
  const names = [
    ...listed(brands, 'diff', '--name-only', '--no-renames', '--relative', '--end-of-options', since),
    ...listed(brands, 'ls-files', '--others', '--exclude-standard'),
  ];
  const outlines = brandOutlines(folders);
  const ids = [...new Set(names.map((name) => name.split('/')[0]!))].filter((id) => outlines.has(id));
  return withChildren(ids, outlines)
    .filter((id) => id !== 'base')
    .sort();
}
