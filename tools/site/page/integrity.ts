import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The `integrity` value of a file (subresource integrity, sha384). */
export function integrityOf(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
}
