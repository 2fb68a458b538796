/**
 * `node tools/generate/generate.mjs`: writes what programs write (types and schemas of the contract, the sprite of icons, schemas
 * of brand files for editors) when it is missing or no longer what its sources give. None of it is in git. Set-up, the scripts of
 * `package.json` and the configuration of Vite and vitest run it first, so it needs only Node, and is quick when nothing changed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = join(dirname(fileURLToPath(import.meta.url)), '../..');
const RECORD = '.cache/generated.json';

/** A folder of generated files only: what else is in it is removed. */
const OWN_FOLDER = 'src/contract';

/** Files that the outputs depend on besides the modules that name the features, by folder and ending. */
const INPUTS = [
  ['tools/generate', 's'],
  ['src/platform/endpoints', '.ts'],
  ['schemas', '.json'],
  ['brands/base', '.json'],
  ['locales', '.json'],
];

const below = (root, folder, ending = '') =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'));

/** A hash of all that the outputs depend on, and of the outputs themselves. */
function keyOf(root, sources, outputs) {
  const hash = createHash('sha256').update(process.version);
  const inputs = INPUTS.flatMap(([folder, ending]) => below(root, folder, ending));
  const files = new Set(['package-lock.json', ...inputs, ...below(root, OWN_FOLDER), ...sources, ...outputs]);
  for (const file of [...files].sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Whether the outputs are there and what their sources give. */
export function isCurrent(root) {
  try {
    const { key, sources, outputs } = JSON.parse(readFileSync(join(root, RECORD), 'utf8'));
    return key === keyOf(root, sources, outputs);
  } catch {
    // nothing generated yet, or a file is gone
    return false;
  }
}

/** Notes from which sources `outputs` were made, all below `root`; removes what an earlier version has left beside them. */
export function writeRecord(root, sources, outputs) {
  for (const file of below(root, OWN_FOLDER)) if (!outputs.includes(file)) rmSync(join(root, file), { force: true });
  const record = join(root, RECORD);
  const part = `${record}.${process.pid}`;
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(part, JSON.stringify({ key: keyOf(root, sources, outputs), sources, outputs }));
  renameSync(part, record);
}

/** Writes what is missing or out of date. @throws Error when it cannot be generated */
export function generate() {
  if (isCurrent(project)) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(project, 'tools/generate/main.ts')], {
    cwd: project,
    // the output of a command may be read by another program
    stdio: ['ignore', process.stderr, process.stderr],
  });
  if (status !== 0) throw new Error('What programs write could not be written, for the reason above.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    generate();
  } catch (cause) {
    console.error(cause.message);
    process.exitCode = 1;
  }
}
