import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Fills a new folder and puts it in the place of `target` by renaming, so that a server never sees half of it and a
 * failure leaves the old one.
 */
export async function replaceFolder(target: string, fill: (folder: string) => Promise<void>): Promise<void> {
  mkdirSync(dirname(target), { recursive: true });
  const fresh = mkdtempSync(join(dirname(target), `.${basename(target)}-`));
  const old = `${fresh}-old`;
  try {
    await fill(fresh);
    // a temporary folder is private; the server may be another user
    chmodSync(fresh, 0o755);
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}
