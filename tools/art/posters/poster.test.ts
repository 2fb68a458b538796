import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandArt } from '../catalogue.ts';
import { linesOf } from './lettering.ts';
import { type LiveTileFile, liveTilesOf } from './liveTile.ts';
import { type PosterFile, postersOf } from './poster.ts';
import { posterBrands } from './titles.ts';

const read = (path: string): Promise<Buffer> => readFile(fileURLToPath(new URL(`../../../brands/${path}`, import.meta.url)));
const thumbnail = (input: Buffer): Promise<Buffer> =>
  sharp(input).resize(60, 60, { fit: 'fill', kernel: 'cubic' }).removeAlpha().raw().toBuffer();

describe.each(posterBrands)('posters of %s', (id) => {
  const art = brandArt.find((one) => one.id === id);
  const posters: PosterFile[] = art === undefined ? [] : postersOf(art);
  const liveTiles: LiveTileFile[] = art === undefined ? [] : liveTilesOf(art);

  it('are about eighty with distinct titles, identical each time', () => {
    expect(posters.length).toBeGreaterThanOrEqual(80);
    expect(new Set(posters.map(({ title }) => title)).size).toBe(posters.length);
    expect(art && postersOf(art)).toEqual(posters);
    for (const { key, svg } of posters) expect(svg, key).not.toMatch(/NaN|undefined|Infinity|<text|<image|href|font/);
  });

  it("belong to the titles of the brand's games", async () => {
    const { titles } = JSON.parse((await read(`${id}/sandbox/games.json`)).toString()) as {
      titles: Record<string, { title: string; poster: string; wide?: string; categories: string[] } | null>;
    };
    const named = Object.entries(titles).flatMap(([key, entry]) => (entry === null ? [] : [[key, entry.title, entry.poster]]));
    expect(named).toEqual(posters.map(({ key, title, path }) => [key, title, path.replace('sandbox', '')]));
    const live = Object.entries(titles).filter(([, entry]) => entry?.categories.includes('LIVE'));
    expect(live.map(([key, entry]) => [key, entry?.wide])).toEqual(
      liveTiles.map(({ key, path }) => [key, path.replace('sandbox', '')]),
    );
  });

  it('are committed as drawn, in their size, at most 12 kB each', async () => {
    for (const [index, { path, svg, encoding }] of posters.entries()) {
      const bytes = await read(`${id}/${path}`);
      expect(await sharp(bytes).metadata(), path).toMatchObject({ format: 'webp', width: 300, height: 400 });
      expect(bytes.length, path).toBeLessThanOrEqual(encoding.budget);
      if (index % 10 !== 0) continue;
      const [committed, drawn] = await Promise.all([thumbnail(bytes), thumbnail(Buffer.from(svg))]);
      const difference = committed.reduce((sum, value, i) => sum + Math.abs(value - (drawn[i] ?? 0)), 0) / committed.length;
      expect(difference, path).toBeLessThan(4);
    }
  }, 60_000);

  it('have a picture of 8:5 for each live table, without letters, at most 8 kB, as drawn', async () => {
    expect(liveTiles.length).toBeGreaterThan(10);
    expect(art && liveTilesOf(art)).toEqual(liveTiles);
    for (const [index, { path, svg, encoding }] of liveTiles.entries()) {
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity|<text|<image|href|font/);
      const bytes = await read(`${id}/${path}`);
      expect(await sharp(bytes).metadata(), path).toMatchObject({ format: 'webp', width: 480, height: 300 });
      expect(bytes.length, path).toBeLessThanOrEqual(encoding.budget);
      if (index % 4 !== 0) continue;
      const [committed, drawn] = await Promise.all([thumbnail(bytes), thumbnail(Buffer.from(svg))]);
      const difference = committed.reduce((sum, value, i) => sum + Math.abs(value - (drawn[i] ?? 0)), 0) / committed.length;
      expect(difference, path).toBeLessThan(4);
    }
  }, 60_000);
});

describe('a title', () => {
  it.each([
    ['Moonlit Koi', ['MOONLIT', 'KOI']],
    ['Cat at Midnight', ['CAT AT', 'MIDNIGHT']],
    ['Mooncake', ['MOONCAKE']],
    ['Hall of Echoes', ['HALL OF', 'ECHOES']],
  ])('%s breaks as evenly as possible', (title, lines) => {
    expect(linesOf(title)).toEqual(lines);
  });
});
