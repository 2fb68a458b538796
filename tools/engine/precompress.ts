import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const EXTENSIONS = new Set(['.html', '.js', '.css', '.svg', '.json']);

const MIN_BYTES = 600;

interface PrecompressOptions {
  /** Brotli level: 11 takes 40 times as long as 9 and saves a twelfth. */
  level?: 9 | 11;
}

/** Writes `.br` and `.gz` beside every text file of a folder, for servers with static compression. */
export async function precompress(folder: string, { level = 11 }: PrecompressOptions = {}): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => EXTENSIONS.has(extname(path)) && statSync(path).size >= MIN_BYTES);
  const params = { [constants.BROTLI_PARAM_QUALITY]: level };
  await Promise.all(
    files.map(async (path) => {
      const bytes = readFileSync(path);
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
