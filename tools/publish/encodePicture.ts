import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Raise when an encoding changes, so that pictures are encoded anew. */
const RECIPE = 1;

/** Where encoded pictures are kept, by the hash of their source. */
export const pictureCache = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));

export interface Encoding {
  format: 'webp' | 'png' | 'avif' | 'jpg';
  /** Longest side, px; pictures are never made larger. */
  side: number;
  /** Most bytes that the place of the picture allows. */
  most: number;
}

export const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** What the result depends on: the source's bytes, how it is encoded, and this file's recipe. */
export const encodingKey = (source: Buffer, { format, side, most }: Encoding): string =>
  hashOf(`${RECIPE} ${format} ${side} ${most} ${hashOf(source)}`);

/** From the best to the least that is still shown; each is tried until the picture is small enough. */
const TRIES = [
  { quality: 84, scale: 1 },
  { quality: 76, scale: 1 },
  { quality: 66, scale: 1 },
  { quality: 66, scale: 0.75 },
  { quality: 56, scale: 0.6 },
] as const;

async function encode(source: Buffer, { format, side, most }: Encoding, name: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  let smallest: Buffer | undefined;
  for (const { quality, scale } of TRIES) {
    const longest = Math.round(side * scale);
    const fitted = sharp(source, { limitInputPixels: 60_000_000 })
      .rotate()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
    const encoders = {
      webp: () => fitted.webp({ quality, effort: 6 }),
      avif: () => fitted.avif({ quality: quality - 20 }),
      jpg: () => fitted.jpeg({ quality, mozjpeg: true }),
      png: () => fitted.png({ palette: true, quality, compressionLevel: 9 }),
    };
    const bytes = await encoders[format]()
      .toBuffer()
      .catch((cause: unknown) => {
        throw new Error(`${name} is not a picture that can be read: ${cause instanceof Error ? cause.message : String(cause)}`);
      });
    smallest = bytes;
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`${name} is ${smallest?.length} bytes at its smallest; its place allows ${most}.`);
}

/**
 * The encoded form of a picture, and whether it had to be made: the same bytes are encoded once, in whatever brand.
 * @throws when the file is no picture, or cannot be made small enough
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

/** Writes a file so that nobody sees half of it. */
export function placeFile(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const half = `${path}.${process.pid}.part`;
  writeFileSync(half, content);
  renameSync(half, path);
}
