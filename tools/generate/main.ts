import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { artifacts, surplusFiles } from './artifacts.ts';

/** `npm run generate` writes `src/contract` and `schemas/openapi.json`; `--check` lists stale files and exits with 1. */
const root = join(import.meta.dirname, '../..');
const files = await artifacts(root);

const surplus = surplusFiles(root, files);
const stale = [...files]
  .filter(([file, text]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== text)
  .map(([file]) => file);

if (process.argv.includes('--check')) {
  for (const file of stale) console.error(`stale: ${file}`);
  for (const file of surplus) console.error(`no longer generated: ${file}`);
  if (stale.length + surplus.length > 0) {
    console.error('Run `npm run generate` and commit the result.');
    process.exitCode = 1;
  } else console.log(`${files.size} generated files are current.`);
} else {
  for (const file of surplus) rmSync(join(root, file));
  for (const file of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), files.get(file) ?? '');
  }
  console.log(`${files.size} files, ${stale.length} written, ${surplus.length} removed.`);
}
