import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageFile = new URL('../../package.json', import.meta.url);

/** Version of the engine build: the project's, and a hash that changes when any file of the build does. */
export function engineVersion(engineDir: string): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const hash = createHash('sha256')
    .update(readFileSync(join(engineDir, '.vite', 'manifest.json')))
    .digest('hex')
    .slice(0, 8);
  return `${version}-${hash}`;
}
