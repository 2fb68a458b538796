import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ArtFile, filesOf } from '../../art/catalogue.ts';
import { contrast, layer, mix, toHex } from '../../art/oklch.ts';
import { toWebp } from '../../art/raster.ts';
import { scenes } from '../../art/scenes.ts';
import { artworkOf } from './artwork.ts';
import { accentFor } from './colours.ts';
import { initialOf } from './initials.ts';
import { kindNames, kindOf } from './kinds.ts';

const colours = ['#1F7A5C', '#FFD400', '#101014', '#FFFFFF', '#C2185B', '#2255DD', '#FF6A00', '#7BC043'];
const isDeep = process.env['DEEP'] !== undefined;
const artOf = (colour: string) => artworkOf('acme', 'Acme', { colour, accent: accentFor(colour) });

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

describe('pictures of a new brand', () => {
  it('keep white text readable on every palette, whatever the hue', () => {
    for (let h = 0; h < 360; h += 5) {
      for (const colour of [toHex({ l: 0.5, c: 0.2, h }), toHex({ l: 0.85, c: 0.12, h }), toHex({ l: 0.3, c: 0.03, h })]) {
        for (const [top, bottom] of artOf(colour).palettes) {
          const grounds = [bottom, mix(top, bottom, 0.72), layer(bottom, 0.72, top)];
          expect(Math.min(...grounds.map((ground) => contrast(ground, '#FFFFFF'))), colour).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  it.each(colours)('of %s are well formed and need neither fonts nor other files', (colour) => {
    const files = filesOf(artOf(colour));
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
    for (const { path, svg } of files) {
      expect(svg, path).not.toMatch(/NaN|undefined|Infinity|<text|<image|href|font/);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, path).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids, path).toContain(id);
    }
  });

  it.each(isDeep ? ['#1F7A5C', '#FFD400', '#101014'] : ['#FFD400'])(
    'of %s keep white text readable beside and below the object',
    async (colour) => {
      const files = filesOf(artOf(colour));
      const regions = [
        [/hero-\d\.webp$/, [0, 0, 0.5, 1]],
        [/hero-\d-m\.webp$/, [0, 0.12, 0.48, 1]],
        [/hero-\d-m\.webp$/, [0, 0.66, 0.72, 1]],
        [/strip-\w+(?:-m)?\.webp$/, [0, 0, 0.5, 1]],
        [/(?:register-art|login-art|reg-\d)\.webp$/, [0, 0.66, 1, 1]],
      ] as const;
      for (const [named, region] of regions) {
        const pictures = files.filter(({ path }) => named.test(path));
        expect(pictures.length).toBeGreaterThan(1);
        for (const file of pictures) expect(await lowestContrast(file, region), file.path).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each(colours)('of %s show the goods of the points mall whole, on the ground of the page', async (colour) => {
    const file = filesOf(artOf(colour)).find(({ path }) => path === 'images/mall-art.svg');
    expect(file?.encoding).toBeUndefined();
    const { data, info } = await sharp(Buffer.from(file!.svg)).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 600, height: 320, channels: 4 });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    for (let x = 0; x < info.width; x++) expect([alpha(x, 0), alpha(x, info.height - 1)], `column ${x}`).toEqual([0, 0]);
    for (let y = 0; y < info.height; y++) expect([alpha(0, y), alpha(info.width - 1, y)], `row ${y}`).toEqual([0, 0]);
    expect(alpha(300, 200)).toBe(255);
  });

  it('have the size of their format, keep their weight, and are encoded identically each time', async () => {
    for (const [nth, { path, svg, encoding }] of filesOf(artOf('#1F7A5C')).entries()) {
      if (encoding === undefined || !(isDeep || nth % 4 === 0 || path.includes('avatar'))) continue;
      const bytes = await toWebp(svg, encoding);
      const { width, height } = encoding;
      expect(await sharp(bytes).metadata(), path).toMatchObject({ format: 'webp', width, height });
      expect(bytes.length, path).toBeLessThanOrEqual(encoding.budget);
      if (path.includes('avatar')) expect(bytes.equals(await toWebp(svg, encoding)), path).toBe(true);
    }
  });

  it.each(kindNames)('of a brand of the kind %s show its games, and none twice in one', (kind) => {
    const { images, media, singles } = artworkOf('acme', 'Acme', { colour: '#1F7A5C', accent: '#FFD400' }, kindOf(kind).replaced);
    const ownOf = (name: string) =>
      [...images, ...media].find((picture) => picture.name === name)!.props.map(({ object }) => object);
    for (const { name, props } of [...scenes.images, ...scenes.media])
      expect(new Set(ownOf(name)).size, name).toBe(new Set(props.map(({ object }) => object)).size);
    const seen = new Set([...ownOf('hero-1'), ...ownOf('login-art'), ...ownOf('register-art')]);
    const others = {
      casino: ['football', 'globe'],
      agents: [],
      sports: ['roulette', 'ticket', 'balls', 'chips'],
      lottery: ['roulette'],
    };
    for (const other of others[kind]) expect(seen).not.toContain(other);
    // what is named for its games is about these
    expect(ownOf('strip-lottery')).toEqual(['ticket', 'balls', 'globe']);
    expect(singles).toContainEqual({ name: 'category-live', object: 'roulette', palette: 0 });
  });

  it('are reproducible, and different for another brand', () => {
    expect(filesOf(artOf('#1F7A5C'))).toEqual(filesOf(artOf('#1F7A5C')));
    const other = artworkOf('bcme', 'Bcme', { colour: '#1F7A5C', accent: accentFor('#1F7A5C') });
    expect(filesOf(other)).not.toEqual(filesOf(artOf('#1F7A5C')));
  });

  it('have a mark that is visible on light and dark', () => {
    for (const colour of colours) {
      const fill = /fill="(#[0-9A-F]{6})"/.exec(artOf(colour).mark)?.[1] ?? '';
      expect(contrast(fill, '#FFFFFF'), colour).toBeGreaterThan(1.4);
      expect(contrast(fill, '#101214'), colour).toBeGreaterThan(2.5);
    }
  });

  it('show the first letter without accents, or a star', () => {
    expect(initialOf('Évora')).toBe(initialOf('Evora'));
    expect(initialOf('Đại Nam')).toBe(initialOf('D'));
    expect(initialOf('“9 Lives”')).toBe(initialOf('9'));
    expect(initialOf('蓮')).toBe(initialOf(''));
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789') expect(initialOf(letter)).not.toBe(initialOf(''));
  });
});
