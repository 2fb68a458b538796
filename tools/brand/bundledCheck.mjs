import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { namesBundle } from '../generate/namesBundle.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, '.cache', 'brand');

/** Files that the check reads at run time, or that decide which packages it uses. */
function readFiles() {
  const below = (part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(part, name));
  return [
    'package.json',
    'node_modules/.package-lock.json',
    'tools/brand/bundledCheck.mjs',
    'tools/generate/namesBundle.mjs',
    ...below('schemas'),
    ...below('locales'),
  ];
}

/** Names all that a result depends on, but the brand folders. */
function keyOf(sources) {
  const hash = createHash('sha256').update(`${process.version}\0${root}`);
  for (const name of [...readFiles(), ...sources].sort()) hash.update(`${name}\0`).update(readFileSync(join(root, name)));
  return hash.digest('hex').slice(0, 16);
}

async function make() {
  const { code, sources } = await namesBundle('tools/brand/checkOnly.ts');
  const key = keyOf(sources);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) if (old.startsWith('check-')) rmSync(join(folder, old));
  const put = (name, text) => {
    const part = join(folder, `${name}.${process.pid}`);
    writeFileSync(part, text);
    renameSync(part, join(folder, name));
  };
  put(`check-${key}.mjs`, code);
  put('sources.json', JSON.stringify(sources));
  return key;
}

const load = async (key) => ({ key, module: await import(pathToFileURL(join(folder, `check-${key}.mjs`)).href) });

/** The check of the current sources; null when it cannot be bundled or written, and runs from the sources. */
export async function bundledCheck() {
  try {
    return await load(keyOf(JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8'))));
  } catch {
    // nothing bundled yet, or of other sources
  }
  try {
    return await load(await make());
  } catch {
    return null;
  }
}
