import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Crop, pixelsOf } from './crop.ts';

/** Raise when the encoding changes, to invalidate the cache. */
const RECIPE = 1;

/** Cache folder of encoded pictures, keyed by source hash. */
export const pictureCache = fileURLToPath(new URL('../../../.cache/pictures', import.meta.url));

export interface Encoding {
  format: 'webp' | 'png' | 'avif' | 'jpg';
  /** Longest side, px; pictures are never upscaled. */
  side: number;
  /** Maximum size of the role, bytes. */
  most: number;
  /** The part that is shown; absent: all of it. */
  crop?: Crop;
}

export const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Cache key: source bytes, encoding options and recipe version. */
export const encodingKey = (source: Buffer, { format, side, most, crop }: Encoding): string => {
  const part = crop === undefined ? '' : ` ${crop.left} ${crop.top} ${crop.width} ${crop.height}`;
  return hashOf(`${RECIPE} ${format} ${side} ${most}${part} ${hashOf(source)}`);
};

/** More are no picture of a page, and fill the memory. */
export const MOST_PIXELS = 60_000_000;

/** Quality and scale, best first; the first result within the size limit is used. */
const TRIES = [
  { quality: 84, scale: 1 },
  { quality: 76, scale: 1 },
  { quality: 66, scale: 1 },
  { quality: 66, scale: 0.75 },
  { quality: 56, scale: 0.6 },
] as const;

async function encode(source: Buffer, { format, side, most, crop }: Encoding, name: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const unreadable = (cause: unknown): never => {
    throw new Error(`${name} is not a readable picture: ${cause instanceof Error ? cause.message : String(cause)}`);
  };
  const limit = { limitInputPixels: MOST_PIXELS };
  const upright = crop && (await sharp(source, limit).metadata().catch(unreadable)).autoOrient;
  let smallest: Buffer | undefined;
  for (const { quality, scale } of TRIES) {
    const longest = Math.round(side * scale);
    const whole = sharp(source, limit).autoOrient();
    const shown = crop && upright ? whole.extract(pixelsOf(crop, upright)) : whole;
    const fitted = shown.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
    const encoders = {
      webp: () => fitted.webp({ quality, effort: 6 }),
      avif: () => fitted.avif({ quality: quality - 20 }),
      jpg: () => fitted.jpeg({ quality, mozjpeg: true }),
      png: () => fitted.png({ palette: true, quality, compressionLevel: 9 }),
    };
    const bytes = await encoders[format]().toBuffer().catch(unreadable);
    smallest = bytes;
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`${name} is ${smallest?.length} bytes at its smallest; its place allows ${most}.`);
}

/**
 * Encodes a picture or returns the cached result: equal bytes are encoded once across brands.
 * @throws when the file is not a picture, or exceeds the size limit at the lowest quality
 */
export async function encodePicture(
  source: Buffer,
  encoding: Encoding,
  name: string,
  cache: string = pictureCache,
): Promise<{ bytes: Buffer; made: boolean }> {
  const path = join(cache, `${encodingKey(source, encoding)}.${encoding.format}`);
  if (existsSync(path)) return { bytes: readFileSync(path), made: false };
  const bytes = await encode(source, encoding, name);
  placeFile(path, bytes);
  return { bytes, made: true };
}

export function placeFile(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}.part`;
  writeFileSync(half, content);
  renameSync(half, path);
}
