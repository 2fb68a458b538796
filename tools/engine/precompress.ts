import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const EXTENSIONS = new Set(['.js', '.css', '.svg', '.json']);

const MIN_BYTES = 600;

/** Writes `.br` and `.gz` beside every text file of a folder, for servers with static compression. */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => EXTENSIONS.has(extname(path)) && statSync(path).size >= MIN_BYTES);
  await Promise.all(
    files.map(async (path) => {
      const bytes = readFileSync(path);
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
