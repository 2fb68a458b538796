import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The file system steps, which tests watch and make fail. */
export interface ReplaceOperations {
  rename: (from: string, to: string) => void;
  /** Makes a relative link to a folder. */
  link: (target: string, path: string) => void;
}

const onDisk: ReplaceOperations = { rename: renameSync, link: (to, path) => symlinkSync(to, path, 'dir') };

/** `.<site>.<process id>.<random>`: a new or former folder beside the target; with `-link` or `-old` its helpers. */
const WORK = /^\.(.+)\.(\d+)\.([^.]+)$/;

const ASIDE = '-old';

/** `.<site>.former`: the link to the site before, for a way back. */
const FORMER = /^\.(.+)\.former$/;

const formerLink = (target: string): string => join(dirname(target), `.${basename(target)}.former`);

/** Whether this name is the link to a site's former one. */
export const isFormer = (name: string): boolean => FORMER.test(name);

/** Whether this name is a site set aside, which exists only during a swap. */
export const isSetAside = (name: string): boolean => WORK.test(name) && name.endsWith(ASIDE);

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const workOf = (target: string): string[] =>
  existsSync(dirname(target)) ? readdirSync(dirname(target)).filter((name) => WORK.exec(name)?.[1] === basename(target)) : [];

const isFree = (name: string): boolean => {
  const pid = Number(WORK.exec(name)?.[2]);
  return pid === process.pid || !isRunning(pid);
};

/** The name of the linked folder; null for a plain folder and when missing. */
function linkedName(target: string): string | null {
  try {
    return basename(readlinkSync(target));
  } catch {
    return null;
  }
}

/** Restores what a crashed publisher had set aside. */
export function restoreFolder(target: string): void {
  if (existsSync(target)) return;
  const aside = workOf(target).find((name) => isSetAside(name) && isFree(name));
  if (aside === undefined) return;
  rmSync(target, { force: true });
  renameSync(join(dirname(target), aside), target);
}

/** The current folder of `target`: itself, or the one set aside during a swap. */
export function currentFolder(target: string): string {
  if (existsSync(target)) return target;
  const aside = workOf(target).find(isSetAside);
  return aside === undefined ? target : join(dirname(target), aside);
}

/** The site that a work folder or a link to a former one belongs to; other names are sites themselves. */
export const siteNameOf = (name: string): string => (WORK.exec(name) ?? FORMER.exec(name))?.[1] ?? name;

/** Deletes folders of crashed publishers and earlier runs, except the linked one and the one before it. */
function tidyUp(target: string): void {
  const kept = [linkedName(target), linkedName(formerLink(target))];
  for (const name of workOf(target))
    if (!kept.includes(name) && isFree(name)) rmSync(join(dirname(target), name), { recursive: true, force: true });
}

const isFolder = (path: string): boolean => existsSync(path) && !lstatSync(path).isSymbolicLink();

/** Creates the link to the folder; null where the file system or the user's rights do not allow it. */
function linkTo(fresh: string, link: ReplaceOperations['link']): string | null {
  try {
    link(basename(fresh), `${fresh}-link`);
    return `${fresh}-link`;
  } catch {
    return null;
  }
}

/** Moves the target aside and `next` into its place. */
function changePlaces(target: string, next: string, old: string, rename: ReplaceOperations['rename']): void {
  if (existsSync(target)) rename(target, old);
  try {
    rename(next, target);
  } catch (cause) {
    if (existsSync(old)) rename(old, target);
    throw cause;
  }
  rmSync(old, { recursive: true, force: true });
}

/** Points the link `path` to a folder beside it, in one step. @throws when the disk fails */
function point(path: string, folder: string, { rename, link }: ReplaceOperations): void {
  const half = `${folder}-link`;
  try {
    link(basename(folder), half);
    rename(half, path);
  } finally {
    rmSync(half, { force: true });
  }
}

/** Remembers the way back. Without a link there is none, rather than one to an older site. */
function keepFormer(target: string, former: string, operations: ReplaceOperations): void {
  try {
    point(formerLink(target), join(dirname(target), former), operations);
  } catch {
    rmSync(formerLink(target), { force: true });
  }
}

/** A filled folder beside its target, which `swap` puts in its place. One of the two calls ends it. */
export interface PreparedFolder {
  swap: () => void;
  discard: () => void;
}

/**
 * Fills a new folder beside `target`; `swap` points the link `target` to it in one step: a server finds the old site or the new
 * one. The former folder stays until this one is replaced, for requests in progress and `swapBack`. Without links,
 * and where `target` is still a folder, two folders are swapped. Any failure keeps the old one: while filling, while renaming (it is moved back), or after a
 * crash (the next call or the server restores it).
 * @throws what `fill` throws; then nothing is left
 */
export async function prepareFolder(
  target: string,
  fill: (folder: string) => Promise<void>,
  given: Partial<ReplaceOperations> = {},
): Promise<PreparedFolder> {
  const operations = { ...onDisk, ...given };
  mkdirSync(dirname(target), { recursive: true });
  restoreFolder(target);
  tidyUp(target);
  const fresh = mkdtempSync(join(dirname(target), `.${basename(target)}.${process.pid}.`));
  const discard = (): void => {
    if (linkedName(target) !== basename(fresh)) rmSync(fresh, { recursive: true, force: true });
  };
  try {
    await fill(fresh);
    // mkdtemp uses mode 0700; the server may run as another user
    chmodSync(fresh, 0o755);
  } catch (cause) {
    discard();
    throw cause;
  }
  const swap = (): void => {
    const former = linkedName(target);
    const half = linkTo(fresh, operations.link);
    try {
      if (half !== null && !isFolder(target)) operations.rename(half, target);
      else changePlaces(target, half ?? fresh, `${fresh}${ASIDE}`, operations.rename);
    } finally {
      if (half !== null) rmSync(half, { force: true });
      discard();
    }
    if (former !== null) keepFormer(target, former, operations);
    tidyUp(target);
  };
  return { swap, discard };
}

/**
 * Puts the former folder into the place of `target`, in one step; a second call takes that back.
 * @throws when there is none: nothing was replaced yet, or the file system has no links
 */
export function swapBack(target: string, given: Partial<ReplaceOperations> = {}): void {
  const operations = { ...onDisk, ...given };
  const [current, former] = [linkedName(target), linkedName(formerLink(target))];
  const path = join(dirname(target), former ?? '');
  if (current === null || former === null || !existsSync(path)) throw new Error(`${target}: the site before it was not kept`);
  point(target, path, operations);
  keepFormer(target, current, operations);
}
