import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineVersion } from './engineVersion.ts';
import { dropLists, listEngine, neededBySites } from './namedEngines.ts';

/** How long files of an engine without sites are kept for open pages (F15). */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Index beside the assets: when each file became unused. */
const LEDGER = '.earlier-assets.json';

type Ledger = Record<string, number>;

function readLedger(path: string): Ledger {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Ledger;
  } catch {
    // missing or invalid: the retention starts again
    return {};
  }
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

function place(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  const half = `${target}.${process.pid}.part`;
  copyFileSync(source, half, constants.COPYFILE_FICLONE);
  renameSync(half, target);
}

/** Fonts are published per brand. */
const isFont = (file: string): boolean => file.startsWith('fonts/');

interface CopyOptions {
  /** Epoch ms. */
  now?: number;
  /** The replaced site, when the files go to the site itself; otherwise `root` contains `sites`. */
  earlier?: string;
}

/**
 * Copies the engine's hashed files to `<root>/assets`. Files of other engines, also of `earlier/assets`, are kept as long as a
 * site of `root` names their engine, and a week longer. Names contain a content hash, so an existing file is current.
 */
export function copyAssets(engineDir: string, root: string, options: CopyOptions = {}): void {
  const target = join(root, 'assets');
  for (const file of engineFiles(engineDir))
    if (!existsSync(join(target, file))) place(join(engineDir, 'assets', file), join(target, file));
  dropUnusedAssets(engineDir, root, options);
}

const engineFiles = (engineDir: string): string[] => filesBelow(join(engineDir, 'assets')).filter((file) => !isFont(file));

/** Deletes the files that neither this engine nor one named by a site has used for a week. */
export function dropUnusedAssets(engineDir: string, root: string, { now = Date.now(), earlier }: CopyOptions = {}): void {
  const target = join(root, 'assets');
  const from = earlier ?? root;
  const current = engineFiles(engineDir);
  if (earlier === undefined) {
    listEngine(root, engineVersion(engineDir), { at: now, files: current });
    dropLists(root, now - KEPT_MS);
  }
  const used = new Set(current);
  const needed = neededBySites(root);
  const known = readLedger(join(from, LEDGER));
  const ledger: Ledger = {};
  for (const file of filesBelow(join(from, 'assets'))) {
    if (used.has(file) || isFont(file) || needed(file)) continue;
    const since = known[file] ?? now;
    if (now - since > KEPT_MS) {
      rmSync(join(target, file), { force: true });
      continue;
    }
    ledger[file] = since;
    if (from !== root) place(join(from, 'assets', file), join(target, file));
  }
  if (Object.keys(ledger).length > 0) writeFileSync(join(root, LEDGER), JSON.stringify(ledger));
  else rmSync(join(root, LEDGER), { force: true });
}
