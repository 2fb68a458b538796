import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { BrandArt } from './brand.ts';
import { brandArt, filesOf, type ArtFile } from './catalogue.ts';
import { contrast, layer, mix } from './oklch.ts';
import { toWebp } from './raster.ts';

const onDisk = (art: BrandArt, { path }: ArtFile): Promise<Buffer> =>
  readFile(fileURLToPath(new URL(`../../brands/${art.id}/${path}`, import.meta.url)));

/** A small copy: different for different pictures, unaffected by codec artefacts at edges. */
const thumbnail = (input: Buffer): Promise<Buffer> =>
  sharp(input).resize(60, 60, { fit: 'fill', kernel: 'cubic' }).removeAlpha().raw().toBuffer();

/** Lowest contrast of white with any pixel of a region, which is given in shares of the picture. */
const lowestContrast = async ({ svg }: ArtFile, [x0, y0, x1, y1]: readonly [number, number, number, number]): Promise<number> => {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let lowest = 21;
  for (let y = Math.floor(y0 * info.height); y < y1 * info.height; y += 2) {
    for (let x = Math.floor(x0 * info.width); x < x1 * info.width; x += 2) {
      const at = (y * info.width + x) * info.channels;
      const hex = `#${data.subarray(at, at + 3).toString('hex')}`;
      lowest = Math.min(lowest, contrast(hex, '#FFFFFF'));
    }
  }
  return lowest;
};

describe('palettes', () => {
  it.each(brandArt.flatMap((art) => art.palettes.map((stops, i) => [art.id, i, stops] as const)))(
    'white text is readable on palette %s %i: on the ground bottom and on the 72%% mix',
    (_id, _index, [top, bottom]) => {
      expect(contrast(bottom, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(mix(top, bottom, 0.72), '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(layer(bottom, 0.72, top), '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    },
  );
});

describe.each(brandArt.map((art) => [art.id, art] as const))('pictures of %s', (_id, art) => {
  const files = filesOf(art);
  const media = (test: RegExp): ArtFile[] => files.filter(({ path }) => test.test(path));

  it('are drawn identically each time', () => {
    expect(filesOf(art)).toEqual(files);
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  it('are well formed and need neither fonts nor other files', () => {
    for (const { path, svg } of files) {
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity|<text|<image|href|font/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids, path).toContain(id);
    }
  });

  it('are committed as drawn, within size and weight limits', async () => {
    for (const file of files) {
      const bytes = await onDisk(art, file);
      if (!file.encoding) {
        expect(bytes.toString('utf8'), file.path).toBe(`${file.svg}\n`);
        continue;
      }
      const { width, height, budget } = file.encoding;
      expect(await sharp(bytes).metadata(), file.path).toMatchObject({ format: 'webp', width, height });
      expect(bytes.length, file.path).toBeLessThanOrEqual(budget);
      const [committed, drawn] = await Promise.all([thumbnail(bytes), thumbnail(Buffer.from(file.svg))]);
      const difference = committed.reduce((sum, value, i) => sum + Math.abs(value - (drawn[i] ?? 0)), 0) / committed.length;
      expect(difference, file.path).toBeLessThan(4);
    }
  }, 60_000);

  it('keep white text readable beside, below and around the object', async () => {
    for (const file of media(/hero-\d\.webp$/))
      expect(await lowestContrast(file, [0, 0, 0.5, 1]), file.path).toBeGreaterThanOrEqual(4.5);
    for (const file of media(/hero-\d-m\.webp$/)) {
      expect(await lowestContrast(file, [0, 0.12, 0.48, 1]), file.path).toBeGreaterThanOrEqual(4.5);
      expect(await lowestContrast(file, [0, 0.66, 0.72, 1]), file.path).toBeGreaterThanOrEqual(4.5);
    }
    for (const file of media(/(register-art|login-art|reg-\d)\.webp$/))
      expect(await lowestContrast(file, [0, 0.66, 1, 1]), file.path).toBeGreaterThanOrEqual(4.5);
  }, 60_000);
});

describe('all pictures', () => {
  it('are less than 1.5 MB together', async () => {
    const sizes = await Promise.all(
      brandArt.flatMap((art) => filesOf(art).map(async (file) => (await onDisk(art, file)).length)),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1.5 * 1024 * 1024);
  });

  it('are encoded identically each time', async () => {
    const file = brandArt.flatMap(filesOf).find(({ encoding }) => encoding !== undefined);
    if (!file?.encoding) throw new Error('no picture to encode');
    expect((await toWebp(file.svg, file.encoding)).equals(await toWebp(file.svg, file.encoding))).toBe(true);
  }, 30_000);
});
