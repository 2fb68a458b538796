import { createHash } from 'node:crypto';
import { lstatSync, readdirSync } from 'node:fs';
import type { BrandFolders, DiskFolders } from './brandFolders.ts';
import { brandOutlines, withChildren } from './brandOutlines.ts';
import type { BrandNames } from './brandNames.ts';
import { checkBrands } from './checkBrands.ts';
import { type CheckMemory, keepMemory, readMemory } from './checkMemory.ts';
import type { Finding } from './finding.ts';
import type { FolderReading } from './folder.ts';

/** File systems count time in steps: a file changed within the last one may change again without another time. */
const CLOCK_STEP_MS = 50;

interface Signature {
  /** Of names, sizes and times of the files: another value means another content. Empty for a missing folder. */
  hash: string;
  isSettled: boolean;
}

/** Paths of all files and links below a folder. Node's own recursive listing asks for the type of each file again. */
function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? [path, ...pathsBelow(path)] : path;
  });
}

function signatureOf(folder: string): Signature {
  const now = Date.now();
  let last = 0;
  let all = '';
  try {
    for (const path of pathsBelow(folder)) {
      // links are not followed: the check reports them
      const { ctimeMs, mtimeMs, size, ino } = lstatSync(path);
      last = Math.max(last, ctimeMs);
      all += `${path} ${ctimeMs} ${mtimeMs} ${size} ${ino}\n`;
    }
  } catch {
    // removed meanwhile
    return { hash: '', isSettled: false };
  }
  return { hash: createHash('sha1').update(all).digest('base64'), isSettled: now - last > CLOCK_STEP_MS };
}

/** These brands, those that extend them, and the parents of both. */
function neededFor(wanted: readonly string[], folders: BrandFolders): Set<string> {
  const outlines = brandOutlines(folders);
  const read = withChildren(wanted, outlines);
  return new Set(['base', ...read, ...read.flatMap((id) => outlines.get(id)?.chain ?? [])]);
}

interface IncrementalOptions {
  folders: DiskFolders;
  names: BrandNames;
  /** Where results are kept between processes. */
  memory?: CheckMemory | undefined;
}

/**
 * A check to be repeated: each call validates only brands whose files, or whose parents' files, have changed since the last one.
 * `count` of the result says how many those were.
 */
export function createIncrementalCheck({ folders, names, memory }: IncrementalOptions) {
  const readings = new Map<string, FolderReading | null>();
  const { checked, signatures } = readMemory(memory);

  /**
   * Ids of added, changed and removed folders, and of those that may change unnoticed. Of `wanted` brands only what their results
   * depend on is looked at: the others are when they are wanted.
   */
  const changes = (wanted?: readonly string[]): { changed: Set<string>; unsettled: Set<string> } => {
    const known = new Set(['base', ...folders.ids()]);
    const ids = wanted === undefined ? known : neededFor(wanted, folders);
    const changed = new Set([...signatures.keys()].filter((id) => !known.has(id)));
    const unsettled = new Set<string>();
    for (const id of changed) signatures.delete(id);
    for (const id of ids) {
      const { hash, isSettled } = signatureOf(folders.folderOf(id));
      if (signatures.get(id) !== hash) changed.add(id);
      if (!isSettled) unsettled.add(id);
      signatures.set(id, hash);
    }
    return { changed, unsettled };
  };

  return (ids?: readonly string[]): { findings: Finding[]; count: number } => {
    const { changed, unsettled } = changes(ids);
    for (const id of changed) readings.delete(id);
    for (const [id, { chain }] of checked) {
      // the parents of an invalid brand are unknown
      const isOld = chain.length === 0 || [id, ...chain].some((one) => changed.has(one));
      if (isOld && changed.size > 0) checked.delete(id);
    }
    const before = new Set(checked.keys());
    const findings = checkBrands(ids, names, { folders, readings, checked });
    const added = [...checked.keys()].filter((id) => !before.has(id));
    if (changed.size > 0 || added.length > 0) keepMemory(memory, { checked, signatures }, unsettled);
    return { findings, count: added.length };
  };
}
