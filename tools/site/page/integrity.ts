import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** By path: all pages of all brands name the same files of the engine. */
const known = new Map<string, { stamp: string; value: string }>();

/** The `integrity` value of a file (subresource integrity, sha384). */
export function integrityOf(path: string): string {
  const { mtimeMs, ctimeMs, size, ino } = statSync(path);
  const stamp = `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
  const last = known.get(path);
  if (last?.stamp === stamp) return last.value;
  const value = `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
  known.set(path, { stamp, value });
  return value;
}
