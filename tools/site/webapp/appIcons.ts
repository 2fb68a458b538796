import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { publishedTheme } from '../../../src/engine/brand/themes.ts';
import type { LoadedBrand } from '../../brand-files/loadBrand.ts';
import { canvasOf } from '../page/pageHead.ts';
import { appIconFiles } from './appManifest.ts';

/** Share of the side that the picture takes where the system cuts the icon: within the safe circle of a mask, which is 80 %. */
const SHARE = { any: 1, maskable: 0.66, apple: 0.76 } as const;

/** The icons of brands that share picture and colour, such as those with the icon of their parent. */
const made = new Map<string, Promise<Buffer>[]>();
const KEPT = 20;

async function drawIcon(picture: Buffer, side: number, share: number, canvas: string): Promise<Buffer> {
  // loaded with the first picture: the process that others draw for needs none
  const { default: sharp } = await import('sharp');
  const inner = Math.round(side * share);
  // an SVG is drawn at the size that it gets
  const { width = inner } = await sharp(picture).metadata();
  const density = Math.min(2_400, Math.max(72, Math.ceil((72 * inner) / width)));
  const drawn = await sharp(picture, { density })
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  const icon =
    share === 1
      ? sharp(drawn)
      : sharp({ create: { width: side, height: side, channels: 4, background: canvas } }).composite([{ input: drawn }]);
  return icon.png({ palette: true, colours: 128 }).toBuffer();
}

/** The picture that icons are made of: the favicon, or the mark where that is one of pixels for tabs. */
function pictureOf({ brand, images }: Pick<LoadedBrand, 'brand' | 'images'>): string {
  const { favicon, mark } = brand.images;
  const name = extname(favicon) === '.ico' ? mark : favicon;
  const path = images.get(name);
  if (path === undefined) throw new Error(`The folder has no images/${name}, of which the icons of the app are made.`);
  return path;
}

/** PNG files of a brand's icons by name. @throws when the brand has no picture for them, or one that cannot be drawn */
export async function appIcons(loaded: Pick<LoadedBrand, 'brand' | 'images' | 'theme'>): Promise<Record<string, Buffer>> {
  const path = pictureOf(loaded);
  const picture = readFileSync(path);
  const canvas = canvasOf(loaded.theme)[publishedTheme(loaded.brand)];
  const key = createHash('sha256').update(picture).update(canvas).digest('hex');
  const known = made.get(key) ?? appIconFiles.map(({ side, purpose }) => drawIcon(picture, side, SHARE[purpose], canvas));
  if (made.size >= KEPT) made.clear();
  made.set(key, known);
  try {
    const icons = await Promise.all(known);
    return Object.fromEntries(appIconFiles.map(({ name }, at) => [name, icons[at]!]));
  } catch (cause) {
    made.delete(key);
    throw new Error(`${path} cannot be drawn as an icon of the app: ${String(cause)}`, { cause });
  }
}
