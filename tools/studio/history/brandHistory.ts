import { kindOf } from '../../brand-files/folder.ts';
import { git, GitError } from './git.ts';

/** A commit that changed a brand's folder. */
export interface Version {
  /** Its hash, in full. */
  commit: string;
  /** ISO 8601 with the author's offset. */
  at: string;
  author: string;
  subject: string;
  /** Its files in the brand's folder: `theme.json`, `images/logo.svg`. */
  files: string[];
}

export interface BrandHistory {
  /** The latest first. */
  versions: Version[];
  /** Files of the folder that differ from the last commit. */
  pending: string[];
}

/** A brand's folder as a commit had it. */
export interface VersionFiles {
  /** Text of every JSON file that the studio edits, by name in the folder. */
  texts: Record<string, string>;
  /** Other files, such as pictures, that differ now. */
  others: string[];
}

const MOST_VERSIONS = 50;
const [RECORD, FIELD] = ['\u001E', '\u001F'];

const namesIn = (id: string, names: readonly string[]): string[] =>
  names.flatMap((name) => (name.startsWith(`${id}/`) ? [name.slice(id.length + 1)] : [])).sort();

const split = (text: string, by: string): string[] => text.split(by).filter((part) => part !== '');

const hasCommit = (root: string, name: string): Promise<boolean> =>
  git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`).then(
    () => true,
    () => false,
  );

async function versionsOf(root: string, id: string): Promise<Version[]> {
  const format = `--format=${RECORD}%H${FIELD}%aI${FIELD}%an${FIELD}%s`;
  const text = await git(root, 'log', `-n${MOST_VERSIONS}`, format, '--name-only', '--no-renames', '--relative', '--', id);
  return split(text, RECORD!).map((record) => {
    const [head = '', ...names] = split(record, '\n');
    const [commit = '', at = '', author = '', subject = ''] = head.split(FIELD!);
    return { commit, at, author, subject, files: namesIn(id, names) };
  });
}

async function pendingOf(root: string, id: string): Promise<string[]> {
  // names of a status are those from the top of the repository
  const above = (await git(root, 'rev-parse', '--show-prefix')).trim();
  const text = await git(root, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', id);
  const names = split(text, '\0').map((entry) => entry.slice('XY '.length + above.length));
  return namesIn(id, names);
}

/**
 * What git knows of a brand's folder.
 * @param root folder of all brands
 * @throws GitError when that is in no repository
 */
export async function historyOf(root: string, id: string): Promise<BrandHistory> {
  const pending = await pendingOf(root, id);
  return { versions: (await hasCommit(root, 'HEAD')) ? await versionsOf(root, id) : [], pending };
}

/** @throws GitError for an unknown commit */
export async function versionFiles(root: string, id: string, commit: string): Promise<VersionFiles> {
  // an option in place of a commit would be one of git's
  if (!/^[0-9a-f]{7,64}$/.test(commit) || !(await hasCommit(root, commit))) throw new GitError(`There is no commit ${commit}.`);
  const names = namesIn(id, split(await git(root, 'ls-tree', '-r', '-z', '--name-only', commit, '--', `${id}/`), '\0'));
  const texts: Record<string, string> = {};
  for (const name of names) if (kindOf(name) !== null) texts[name] = await git(root, 'show', `${commit}:./${id}/${name}`);
  const changed = split(await git(root, 'diff', '--name-only', '-z', '--no-renames', '--relative', commit, '--', id), '\0');
  return { texts, others: namesIn(id, changed).filter((name) => kindOf(name) === null) };
}

/**
 * Commits what is pending in a brand's folder, and nothing else, whatever is staged elsewhere.
 * @throws GitError with what git, or a hook of the repository, said
 */
export async function commitBrand(root: string, id: string, message: string): Promise<BrandHistory> {
  await git(root, 'add', '--all', '--', id);
  await git(root, 'commit', '--quiet', '--message', message, '--', id);
  return historyOf(root, id);
}
