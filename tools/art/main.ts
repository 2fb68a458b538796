import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandArt, filesOf } from './catalogue.ts';
import { liveTilesOf } from './posters/liveTile.ts';
import { postersOf } from './posters/poster.ts';
import { toWebp } from './raster.ts';

/** Draws the sample brands' pictures: `npx tsx tools/art/main.ts [brand…]`. Deterministic; the results are committed. */
const root = fileURLToPath(new URL('../../brands', import.meta.url));
const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !brandArt.some((art) => art.id === id));
if (unknown.length > 0) {
  process.stderr.write(`No art for ${unknown.join(', ')}. Brands with art: ${brandArt.map((art) => art.id).join(', ')}.\n`);
  process.exit(1);
}

let total = 0;
for (const art of brandArt.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  for (const { path, svg, encoding } of [...filesOf(art), ...postersOf(art), ...liveTilesOf(art)]) {
    const target = join(root, art.id, path);
    const bytes = encoding ? await toWebp(svg, encoding) : Buffer.from(`${svg}\n`);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, bytes);
    total += bytes.length;
    process.stdout.write(`${String(bytes.length).padStart(7)}  ${art.id}/${path}\n`);
  }
}
process.stdout.write(`${String(total).padStart(7)}  in all\n`);
