import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { foldersAt } from '../../brand-files/foldersAt.ts';
import { type BrandInspection, inspectBrand } from '../../brand-files/loadBrand.ts';
import { hostName } from '../../site/serve/sites.ts';
import { historyOf, type Version } from '../../studio/history/brandHistory.ts';
import { folderAt } from '../../studio/history/folderAt.ts';
import { isFromHere } from '../../studio/mayAsk.ts';

/** Versions that are kept: two of a page, with room for others that are looked at. */
const MOST = 8;
/** Letters of a commit in the name of an origin, which has room for 63. */
const LETTERS = 12;

/** A brand as a commit had it, with its parents of then. */
export interface ShownVersion {
  folders: BrandFolders;
  inspection: BrandInspection;
}

/** Brands as commits had them, each on an origin of its own. */
export interface VersionBrands {
  /** Those of a brand, the latest first. @throws GitError where git keeps none */
  of: (id: string) => Promise<Version[]>;
  /**
   * The one that a request of this machine asks for by its host; null for another host.
   * @throws GitError for a commit that does not have the brand
   */
  asked: (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => Promise<ShownVersion> | null;
}

// no brand has such a name
const HOST = /^([a-z0-9][a-z0-9-]*)_([0-9a-f]{7,40})\.localhost$/;

/** The name below `localhost` of a version's origin. */
export const versionLabel = (id: string, commit: string): string => `${id}_${commit.slice(0, LETTERS)}`;

/** Folders of this process, which go with it. */
const made = new Set<string>();

function clear(): void {
  for (const path of made) rmSync(path, { recursive: true, force: true });
}

/** @param root folder of all brands on the disk */
export function createVersionBrands(root: string): VersionBrands {
  const shown = new Map<string, { folder: string; version: Promise<ShownVersion> }>();
  const drop = (label: string): void => {
    const { folder } = shown.get(label)!;
    shown.delete(label);
    made.delete(folder);
    rmSync(folder, { recursive: true, force: true });
  };
  const read = async (id: string, commit: string, folder: string): Promise<ShownVersion> => {
    await folderAt(root, id, commit, folder);
    const folders = foldersAt(folder);
    return { folders, inspection: inspectBrand(id, { folders }) };
  };
  return {
    of: async (id) => (await historyOf(root, id)).versions,
    asked(incoming) {
      const [, id, commit] = HOST.exec(hostName(incoming.headers.host ?? '')) ?? [];
      if (id === undefined || commit === undefined || !isFromHere(incoming)) return null;
      const label = versionLabel(id, commit);
      const known = shown.get(label);
      if (known !== undefined) return known.version;
      if (made.size === 0) process.once('exit', clear);
      const folder = mkdtempSync(join(tmpdir(), 'brand-version-'));
      made.add(folder);
      const version = read(id, commit, folder);
      shown.set(label, { folder, version });
      // another try may find it
      version.catch(() => drop(label));
      for (const old of [...shown.keys()].slice(0, -MOST)) drop(old);
      return version;
    },
  };
}
