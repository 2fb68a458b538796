import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What publishing runs and reads, but for the engine's build and the brands: its own code, and the versions of packages. */
const PARTS = ['tools', 'src', 'schemas'];
const FILES = ['package.json', 'package-lock.json'];

const isTest = (name: string): boolean => /\.(?:test|fixture|journey|matrix)\.[a-z]+$/.test(name);

const isRead = (name: string): boolean => /\.(?:ts|tsx|mjs|js|json|html)$/.test(name) && !isTest(name);

let known: string | null = null;

/**
 * Hash of the publishing program itself. The same brand may make another site with another program. It is read once: a running
 * program does not change.
 */
export function publisherHash(): string {
  if (known !== null) return known;
  const names = PARTS.flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter(isRead)
      .map((name) => `${part}/${name}`),
  );
  const hash = createHash('sha256').update(process.version);
  for (const name of [...names, ...FILES].sort()) hash.update(`\0${name}\0`).update(readFileSync(join(root, name)));
  known = hash.digest('hex');
  return known;
}
