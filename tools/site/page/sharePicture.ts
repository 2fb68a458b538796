import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { publishedTheme } from '../../../src/engine/brand/themes.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { SHARE_PICTURE } from './indexing.ts';
import { canvasOf } from './pageHead.ts';

/** Height of the mark, px: it stays whole where a service cuts a square out of the middle. */
const MARK = 320;

/** Pictures of brands that share mark and colour. */
const made = new Map<string, Promise<Buffer>>();
const KEPT = 20;

async function draw(mark: Buffer, canvas: string): Promise<Buffer> {
  // loaded with the first picture, as by icons
  const { default: sharp } = await import('sharp');
  const { height = MARK } = await sharp(mark).metadata();
  // an SVG is drawn at the size that it gets
  const density = Math.min(2_400, Math.max(72, Math.ceil((72 * MARK) / height)));
  const inner = await sharp(mark, { density })
    .resize(2 * MARK, MARK, { fit: 'inside' })
    .png()
    .toBuffer();
  const { width, height: whole } = SHARE_PICTURE;
  return (
    sharp({ create: { width, height: whole, channels: 4, background: canvas } })
      .composite([{ input: inner }])
      // a palette halves the bytes for three times the time, which every brand takes
      .png({ compressionLevel: 9 })
      .toBuffer()
  );
}

/** A PNG of the brand's mark on the colour of its pages. @throws when the mark is missing or cannot be drawn */
export async function sharePicture({ brand, images, theme }: Pick<LoadedBrand, 'brand' | 'images' | 'theme'>): Promise<Buffer> {
  const path = images.get(brand.images.mark);
  if (path === undefined)
    throw new Error(`The folder has no images/${brand.images.mark}, of which the picture of links is made.`);
  const mark = readFileSync(path);
  const canvas = canvasOf(theme)[publishedTheme(brand)];
  const key = createHash('sha256').update(mark).update(canvas).digest('hex');
  const picture = made.get(key) ?? draw(mark, canvas);
  if (made.size >= KEPT) made.clear();
  made.set(key, picture);
  try {
    return await picture;
  } catch (cause) {
    made.delete(key);
    throw new Error(`${path} cannot be drawn as the picture of links: ${String(cause)}`, { cause });
  }
}
