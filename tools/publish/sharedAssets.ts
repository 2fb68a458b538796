import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How long the files of a replaced engine are kept for open pages (F15). */
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

/** Copies a file atomically. */
function place(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  const half = `${target}.${process.pid}.part`;
  copyFileSync(source, half, constants.COPYFILE_FICLONE);
  renameSync(half, target);
}

/** Fonts are published per brand. */
const isFont = (file: string): boolean => file.startsWith('fonts/');

/**
 * Copies the engine's hashed files to `<root>/assets`. Files of earlier engines, with `earlier/assets`, are kept a
 * week longer than their engine. Names carry a content hash, so an existing file is current.
 */
export function copyAssets(engineDir: string, root: string, { now = Date.now(), earlier = root } = {}): void {
  const target = join(root, 'assets');
  const current = filesBelow(join(engineDir, 'assets')).filter((file) => !isFont(file));
  for (const file of current) if (!existsSync(join(target, file))) place(join(engineDir, 'assets', file), join(target, file));

  const known = readLedger(join(earlier, LEDGER));
  const ledger: Ledger = {};
  for (const file of filesBelow(join(earlier, 'assets'))) {
    if (current.includes(file) || isFont(file)) continue;
    const since = known[file] ?? now;
    if (now - since > KEPT_MS) {
      rmSync(join(target, file), { force: true });
      continue;
    }
    ledger[file] = since;
    if (earlier !== root) place(join(earlier, 'assets', file), join(target, file));
  }
  if (Object.keys(ledger).length > 0) writeFileSync(join(root, LEDGER), JSON.stringify(ledger));
  else rmSync(join(root, LEDGER), { force: true });
}
