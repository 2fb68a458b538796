import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How long open pages may still ask for the files of an engine that was replaced (F15). */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Beside the assets: since when a file belongs to no current engine. */
const LEDGER = '.earlier-assets.json';

type Ledger = Record<string, number>;

function readLedger(path: string): Ledger {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Ledger;
  } catch {
    // lost or never written: the week begins anew
    return {};
  }
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

/** Copies a file so that nobody sees half of it. */
function place(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true });
  const half = `${target}.${process.pid}.part`;
  copyFileSync(source, half, constants.COPYFILE_FICLONE);
  renameSync(half, target);
}

/** Fonts belong to brands: each publishes its own. */
const isFont = (file: string): boolean => file.startsWith('fonts/');

/**
 * Puts the engine's hashed files into `<root>/assets`. Files of earlier engines, `earlier/assets` among them, stay a
 * week longer than their engine; then they go. Names carry a hash of the content, so a file that is there is right.
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
