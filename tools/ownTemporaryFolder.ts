import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in memory, on Linux. */
const IN_MEMORY = '/dev/shm';

/** Free memory that makes it safe, in bytes: several times what the tests of a whole run leave there until its end. */
const ROOM = 4 * 1024 ** 3;

let folder: string;

/** Tests make and remove files by the ten thousand, which a disk takes a minute for. */
function make(): string {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize > ROOM) return mkdtempSync(join(IN_MEMORY, 'tests-'));
  } catch {
    // there is none, or it is not for us
  }
  return mkdtempSync(join(tmpdir(), 'tests-'));
}

/** Tests, and what they start, put their temporary folders into one that is removed after the last of them. */
export function setup(): void {
  folder = make();
  process.env['TMPDIR'] = folder;
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
