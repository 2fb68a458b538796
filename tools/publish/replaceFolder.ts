import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The rename; tests make it fail. */
export interface ReplaceOperations {
  rename: (from: string, to: string) => void;
}

/** Work folders beside the target, named by process id. */
const isOurs = (name: string, target: string): number | null => {
  const rest = name.startsWith(`.${target}.`) ? name.slice(target.length + 2) : '';
  return /^\d+\./.test(rest) ? Number.parseInt(rest, 10) : null;
};

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Restores what a dead publisher had moved aside and deletes its unfinished folders. */
function tidyUp(target: string): void {
  const parent = dirname(target);
  const left = readdirSync(parent).filter((name) => {
    const pid = isOurs(name, basename(target));
    return pid !== null && (pid === process.pid || !isRunning(pid));
  });
  for (const name of left.filter((one) => one.endsWith('-old'))) {
    if (!existsSync(target)) renameSync(join(parent, name), target);
  }
  for (const name of left) rmSync(join(parent, name), { recursive: true, force: true });
}

/**
 * Fills a new folder and renames it to `target`, so that a server never sees a partial site. On any failure
 * the old folder stays: while filling, while renaming (it is moved back), or after a crash
 * (the next call restores it).
 */
export async function replaceFolder(
  target: string,
  fill: (folder: string) => Promise<void>,
  { rename = renameSync }: Partial<ReplaceOperations> = {},
): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  tidyUp(target);
  const fresh = mkdtempSync(join(dirname(target), `.${basename(target)}.${process.pid}.`));
  const old = `${fresh}-old`;
  try {
    await fill(fresh);
    // mkdtemp creates mode 0700; the server may run as another user
    chmodSync(fresh, 0o755);
    if (existsSync(target)) rename(target, old);
    try {
      rename(fresh, target);
    } catch (cause) {
      if (existsSync(old)) rename(old, target);
      throw cause;
    }
    rmSync(old, { recursive: true, force: true });
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
