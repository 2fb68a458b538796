import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadBrand } from '../../brand-files/loadBrand.ts';
import { sharePicture } from './sharePicture.ts';

const mayloc = loadBrand('mayloc');

const colourAt = async (picture: Buffer, left: number, top: number) =>
  [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())]
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

test('the picture of links has the size that services ask for, with the mark in the middle on the colour of the pages', async () => {
  const { theme } = mayloc;
  for (const name of ['light', 'dark'] as const) {
    const brand = { ...mayloc.brand, theme: { ...mayloc.brand.theme, default: name } };
    const picture = await sharePicture({ ...mayloc, brand });
    const { width, height, format } = await sharp(picture).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    const canvas = theme.color[name].bg.slice(1);
    for (const [left, top] of [
      [0, 0],
      [1199, 629],
      [250, 315],
    ] as const)
      expect(await colourAt(picture, left, top)).toBe(canvas);
    const { info } = await sharp(picture).trim({ threshold: 12 }).toBuffer({ resolveWithObject: true });
    expect(info.height).toBeGreaterThan(200);
    expect(info.height).toBeLessThanOrEqual(320);
    expect(picture.length).toBeLessThan(40_000);
  }
});

test('a mark that cannot be drawn, or is not there, names itself', async () => {
  const mark = join(mkdtempSync(join(tmpdir(), 'mark-')), 'mark.svg');
  writeFileSync(mark, 'no picture');
  await expect(sharePicture({ ...mayloc, images: new Map([[mayloc.brand.images.mark, mark]]) })).rejects.toThrow(mark);
  await expect(sharePicture({ ...mayloc, images: new Map() })).rejects.toThrow(mayloc.brand.images.mark);
});
