/** Writes what is generated; `generate.mjs` starts it when that is missing or out of date. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { namesBundle } from './namesBundle.mjs';
import { contractFiles } from './contractFiles.ts';
import { writeRecord } from './generate.mjs';

const root = join(import.meta.dirname, '../..');

/** Writes in one step, so that no other process reads a part, and only what differs, so that nothing is reloaded without need. */
function write(file: string, text: string): string {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return file;
  mkdirSync(dirname(path), { recursive: true });
  const part = `${path}.${process.pid}.part`;
  writeFileSync(part, text);
  renameSync(part, path);
  return file;
}

const outputs = (await contractFiles(root)).map(([file, text]) => write(file, text));
// the names of features are in code that imports the files above
const { code, sources } = await namesBundle('tools/generate/brandSchemas.ts');
const bundle = join(root, `.cache/brandSchemas.${process.pid}.mjs`);
mkdirSync(dirname(bundle), { recursive: true });
writeFileSync(bundle, code);
try {
  const { brandSchemas } = (await import(pathToFileURL(bundle).href)) as typeof import('./brandSchemas.ts');
  outputs.push(...brandSchemas(pathToFileURL(`${root}/`)).map(([file, text]) => write(file, text)));
} finally {
  rmSync(bundle);
}
writeRecord(root, sources, outputs);
console.log(`generate: ${outputs.length} files are up to date.`);
