import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const brandsFolder = fileURLToPath(new URL('../../brands/', import.meta.url));

/** Path of a picture of the sandbox in the folder of a brand or of the nearest that it extends; null when none has it. */
export function findMedia(chain: readonly string[], file: string): string | null {
  const paths = [...chain].reverse().map((id) => join(brandsFolder, id, 'sandbox', 'media', file));
  return paths.find((path) => existsSync(path)) ?? null;
}
