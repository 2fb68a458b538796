import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Raise when an encoding changes, so that pictures are encoded anew. */
const RECIPE = 1;

/** Pictures that are small enough already are published byte for byte, up to this size. */
const SMALL_BYTES = 40_000;

/** Where encoded pictures are kept, by the hash of their source. */
export const pictureCache = fileURLToPath(new URL('../../.cache/pictures', import.meta.url));

interface Encoding {
  format: 'webp' | 'png';
  /** Longest side, px; pictures are never made larger. */
  side: number;
}

/** Longest sides by role; two pixels for each of the largest place that shows it. */
const SIDES: Readonly<Record<string, number>> = { logo: 640, mark: 320, fallbackAvatar: 256, defaultGameIcon: 480 };

/** How a picture of `brand.images` is encoded; null when it is published as it is. */
export function encodingOf(role: string, file: string, bytes: Buffer): Encoding | null {
  const kind = extname(file);
  if (kind === '.svg' || kind === '.ico') return null;
  // not every browser shows a WebP in its tab
  if (role === 'favicon') return kind === '.png' && bytes.length <= SMALL_BYTES ? null : { format: 'png', side: 192 };
  if ((kind === '.webp' || kind === '.avif') && bytes.length <= SMALL_BYTES) return null;
  return { format: 'webp', side: SIDES[role] ?? 1280 };
}

/** Path of the encoded form of these bytes, whether it is there or not. */
export function encodedPath(bytes: Buffer, { format, side }: Encoding, cache: string = pictureCache): string {
  const hash = createHash('sha256').update(`${RECIPE} ${format} ${side} `).update(bytes).digest('hex').slice(0, 32);
  return join(cache, `${hash}.${format}`);
}

/** Encodes a picture unless the same bytes have been before. @returns true when it did */
export async function encodePicture(source: string, encoding: Encoding, target: string): Promise<boolean> {
  if (existsSync(target)) return false;
  const { default: sharp } = await import('sharp');
  const fitted = sharp(readFileSync(source), { limitInputPixels: 50_000_000 })
    .rotate()
    .resize({ width: encoding.side, height: encoding.side, fit: 'inside', withoutEnlargement: true });
  const encoded = encoding.format === 'webp' ? fitted.webp({ quality: 82, effort: 6 }) : fitted.png({ compressionLevel: 9 });
  const bytes = await encoded.toBuffer().catch((cause: unknown) => {
    throw new Error(`${source} is not a picture that can be read: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
  mkdirSync(join(target, '..'), { recursive: true });
  const half = `${target}.${process.pid}.part`;
  writeFileSync(half, bytes);
  renameSync(half, target);
  return true;
}
