import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadBrand } from '../brand-files/loadBrand.ts';
import { brandPictures, withEncodedPictures } from './brandPictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const cache = join(folder, 'cache');
const folia = loadBrand('folia');

async function noise(name: string, side: number): Promise<string> {
  const path = join(folder, name);
  const picture = sharp({
    create: { width: side, height: side / 2, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
  await picture.toFile(path);
  return path;
}

/** Folia with these pictures in the place of its own. */
const foliaWith = (files: Record<string, string>) => ({
  ...folia,
  images: new Map([...folia.images, ...Object.values(files).map((path) => [basename(path), path] as const)]),
  brand: {
    ...folia.brand,
    images: { ...folia.brand.images, ...Object.fromEntries(Object.entries(files).map(([role, path]) => [role, basename(path)])) },
  },
});

const photo = await noise('art.png', 3000);
const icon = await noise('tab.jpg', 800);

test('drawn and small pictures are published as they are', async () => {
  expect((await brandPictures(folia, { cache })).map(({ state }) => state)).toEqual(
    expect.arrayContaining(['as it is']) as unknown,
  );
  expect(await withEncodedPictures(folia, cache)).toBe(folia);
});

test('a large picture is encoded once, however often and under whatever name it is published', async () => {
  const loaded = foliaWith({ loginArt: photo, favicon: icon });
  expect((await brandPictures(loaded, { cache, check: true })).filter(({ state }) => state === 'missing')).toHaveLength(2);
  const first = await brandPictures(loaded, { cache });
  const art = first.find(({ role }) => role === 'loginArt')!;
  expect(art).toMatchObject({ state: 'encoded', name: expect.stringMatching(/^art\.[0-9a-f]{8}\.webp$/) as unknown });
  expect(await sharp(art.path).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 640 });
  expect(art.bytes).toBeLessThan(art.sourceBytes);
  const tab = first.find(({ role }) => role === 'favicon')!;
  expect(await sharp(tab.path).metadata()).toMatchObject({ format: 'png', width: 192 });

  const files = readdirSync(cache);
  const second = await brandPictures(foliaWith({ registerArt: photo, favicon: icon }), { cache });
  expect(second.filter(({ state }) => state === 'encoded')).toEqual([]);
  expect(second.filter(({ state }) => state === 'cached')).toHaveLength(2);
  expect(readdirSync(cache)).toEqual(files);
});

test('the published brand names the encoded pictures, and holds the sources no more', async () => {
  const { brand, images } = await withEncodedPictures(foliaWith({ loginArt: photo }), cache);
  expect(images.has('art.png')).toBe(false);
  expect(images.get(brand.images.loginArt)).toContain(cache);
  expect(brand.images.logo).toBe(folia.brand.images.logo);
});

test('a file that is no picture is named', async () => {
  const path = join(folder, 'broken.png');
  writeFileSync(path, 'x'.repeat(50_000));
  await expect(brandPictures(foliaWith({ loginArt: path }), { cache })).rejects.toThrow('broken.png is not a picture');
});
