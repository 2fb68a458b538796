import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageFile = new URL('../../../package.json', import.meta.url);

/** Version of the engine build: the package version and a hash of the build's files. */
export function engineVersion(engineDir: string): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const hash = createHash('sha256')
    .update(readFileSync(join(engineDir, '.vite', 'manifest.json')))
    .digest('hex')
    .slice(0, 8);
  return `${version}-${hash}`;
}
