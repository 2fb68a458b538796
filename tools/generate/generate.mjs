/**
 * `node tools/generate/generate.mjs`: writes what programs write (types and schemas of the contract, the sprite of icons, schemas
 * of brand files for editors) when it is missing or no longer what its sources give. None of it is in git. Set-up, the scripts of
 * `package.json` and the configuration of Vite and vitest run it first, so it needs only Node, and takes 50 ms when nothing changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const record = join(root, '.cache/generated.json');

/** Folders of generated files only: whatever else is in them is removed. */
const OWN_FOLDERS = ['src/contract'];

const below = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

/** The content of all that the outputs depend on, and of the outputs themselves. `sources`: modules that name the features. */
function keyOf(sources, outputs) {
  const hash = createHash('sha256').update(process.version);
  const files = new Set([
    'package-lock.json',
    ...below('tools/generate', 's'),
    ...below('src/platform/endpoints', '.ts'),
    ...below('schemas', '.json'),
    ...below('brands/base', '.json'),
    ...below('locales', '.json'),
    ...OWN_FOLDERS.flatMap((folder) => below(folder, '')),
    ...sources,
    ...outputs,
  ]);
  for (const file of [...files].sort()) {
    try {
      const content = readFileSync(join(root, file));
      hash.update(`${file}\0`).update(content);
    } catch (cause) {
      if (cause.code !== 'EISDIR') throw cause;
    }
  }
  return hash.digest('hex');
}

function isCurrent() {
  try {
    const { key, sources, outputs } = JSON.parse(readFileSync(record, 'utf8'));
    return key === keyOf(sources, outputs);
  } catch {
    // nothing generated yet, or a file is gone
    return false;
  }
}

/** Notes from what `outputs` were made; removes what an earlier version has left beside them. */
export function writeRecord(sources, outputs) {
  for (const file of OWN_FOLDERS.flatMap((folder) => below(folder, '')))
    if (/\.\w+$/.test(file) && !outputs.includes(file)) rmSync(join(root, file), { force: true });
  mkdirSync(dirname(record), { recursive: true });
  const part = `${record}.${process.pid}`;
  writeFileSync(part, JSON.stringify({ key: keyOf(sources, outputs), sources, outputs }));
  renameSync(part, record);
}

/** Writes what is missing or out of date. @throws Error when it cannot be generated */
export function generate() {
  if (isCurrent()) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'tools/generate/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('The contract could not be generated, for the reason above.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    generate();
  } catch (cause) {
    console.error(cause.message);
    process.exitCode = 1;
  }
}
