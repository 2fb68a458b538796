import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandFolders } from './brandFolders.ts';
import type { BrandNames } from './brandNames.ts';
import { type Checked, checkBrands } from './checkBrands.ts';
import type { Finding } from './finding.ts';
import type { FolderReading } from './folder.ts';

/** Names, sizes and times of a folder's files: another value means another content. Empty for a missing folder. */
function signatureOf(folder: string): string {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => {
        const { mtimeMs, size, ino } = statSync(join(folder, name));
        return `${name} ${mtimeMs} ${size} ${ino}`;
      })
      .sort()
      .join('\n');
  } catch {
    // removed meanwhile
    return '';
  }
}

interface IncrementalOptions {
  /** Parent of the brand folders on disk. */
  brands: string;
  folders: BrandFolders;
  names: BrandNames;
}

/**
 * A check to be repeated: each call validates only brands whose files, or whose parents' files, have changed since the last one.
 * `count` of the result says how many those were.
 */
export function createIncrementalCheck({ brands, folders, names }: IncrementalOptions) {
  const readings = new Map<string, FolderReading | null>();
  const checked = new Map<string, Checked>();
  const signatures = new Map<string, string>();

  /** Ids of added, changed and removed folders. */
  const changes = (): Set<string> => {
    const ids = ['base', ...folders.ids()];
    const changed = new Set([...signatures.keys()].filter((id) => !ids.includes(id)));
    for (const id of changed) signatures.delete(id);
    for (const id of ids) {
      const signature = signatureOf(join(brands, id));
      if (signatures.get(id) !== signature) changed.add(id);
      signatures.set(id, signature);
    }
    return changed;
  };

  return (ids?: readonly string[]): { findings: Finding[]; count: number } => {
    const changed = changes();
    for (const id of changed) readings.delete(id);
    for (const [id, { chain }] of checked) {
      // the parents of an invalid brand are unknown
      const isOld = chain.length === 0 || [id, ...chain].some((one) => changed.has(one));
      if (isOld && changed.size > 0) checked.delete(id);
    }
    const before = new Set(checked.keys());
    const findings = checkBrands(ids, names, { folders, readings, checked });
    return { findings, count: [...checked.keys()].filter((id) => !before.has(id)).length };
  };
}
