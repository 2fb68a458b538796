import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { namesBundle, wholeBundle } from './namesBundle.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, '.cache', 'brand');

/** The programs that are started again and again: compiling and loading their sources takes longer than their work. */
const PROGRAMS = {
  check: () => namesBundle('tools/brand/checkOnly.ts'),
  publish: () => wholeBundle('tools/brand/publishOnly.ts'),
};

/** Files that programs read at run time, or that decide which packages they use. */
function readFiles() {
  const below = (part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(part, name));
  return [
    'package.json',
    'node_modules/.package-lock.json',
    'tools/generate/bundledProgram.mjs',
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

const sourcesFile = (program) => `sources-${program}.json`;

async function make(program) {
  const { code, sources } = await PROGRAMS[program]();
  const key = keyOf(sources);
  const file = `${program}-${key}.mjs`;
  mkdirSync(folder, { recursive: true });
  // another process may just have written this one
  for (const old of readdirSync(folder))
    if (old.startsWith(`${program}-`) && !old.startsWith(file)) rmSync(join(folder, old), { force: true });
  const put = (name, text) => {
    const part = join(folder, `${name}.${process.pid}`);
    writeFileSync(part, text);
    renameSync(part, join(folder, name));
  };
  put(file, code);
  put(sourcesFile(program), JSON.stringify(sources));
  return key;
}

const load = async (program, key) => ({
  key,
  module: await import(pathToFileURL(join(folder, `${program}-${key}.mjs`)).href),
});

/** A program of the current sources; null when it cannot be bundled or written, and runs from the sources. */
export async function bundledProgram(program) {
  try {
    return await load(program, keyOf(JSON.parse(readFileSync(join(folder, sourcesFile(program)), 'utf8'))));
  } catch {
    // nothing bundled yet, or of other sources
  }
  try {
    return await load(program, await make(program));
  } catch {
    return null;
  }
}
