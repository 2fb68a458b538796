import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { type PictureFault, pictureFault } from './pictureFault.ts';
import { typeOfName } from './pictureType.ts';

export interface ImageFacts {
  bytes: number;
  /** Why the data is not a picture of the file's extension; null when it is one. */
  fault: PictureFault | null;
  /** In px, or in units of an SVG; null for data that is none, and for an SVG with neither viewBox nor width and height. */
  size: { width: number; height: number } | null;
}

function sizeOf(data: Buffer): ImageFacts['size'] {
  try {
    const { width, height } = imageSize(data);
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    // data without a size
    return null;
  }
}

const known = new Map<string, { stamp: string; facts: ImageFacts }>();

/** Inspects a file; cached until the file changes. */
export function imageFacts(path: string): ImageFacts {
  const { size, mtimeMs } = statSync(path);
  const stamp = `${size}/${mtimeMs}`;
  const seen = known.get(path);
  if (seen?.stamp === stamp) return seen.facts;
  const type = typeOfName(path);
  const data = readFileSync(path);
  const facts = { bytes: size, fault: type === null ? null : pictureFault(type, data), size: sizeOf(data) };
  known.set(path, { stamp, facts });
  return facts;
}
