import type { ImageType } from './pictureType.ts';
import { svgFault } from './svgFault.ts';

/** Why a file is not the picture that its extension says, or contains more than a drawing. */
export interface PictureFault {
  rule: 'image-type' | 'unsafe-svg';
  expected: string;
  got: string;
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Checks the structure of a file: signature, declared lengths, size in pixels and end. */
const frames: Readonly<Record<Exclude<ImageType, 'svg'>, (bytes: Buffer) => boolean>> = {
  webp(bytes) {
    if (bytes.length < 30 || text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 12) !== 'WEBP') return false;
    const size = bytes.readUInt32LE(4) + 8;
    return size <= bytes.length + 1 && size >= bytes.length - 1 && ['VP8 ', 'VP8L', 'VP8X'].includes(text(bytes, 12, 16));
  },
  png(bytes) {
    const isHead = text(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n' && text(bytes, 12, 16) === 'IHDR';
    if (bytes.length < 45 || !isHead || bytes.readUInt32BE(16) === 0 || bytes.readUInt32BE(20) === 0) return false;
    return text(bytes, bytes.length - 8, bytes.length - 4) === 'IEND';
  },
  jpg: (bytes) =>
    bytes.length > 20 &&
    bytes.readUInt16BE(0) === 0xffd8 &&
    bytes[2] === 0xff &&
    bytes.subarray(-64).includes(Buffer.from([0xff, 0xd9])),
  avif(bytes) {
    if (bytes.length < 32 || text(bytes, 4, 8) !== 'ftyp' || !/avi[fs]/.test(text(bytes, 8, bytes.readUInt32BE(0)))) return false;
    let at = 0;
    while (at + 8 <= bytes.length) {
      const size = bytes.readUInt32BE(at);
      // 0: the last box, up to the end
      if (size === 0) return true;
      if (size < 8) return false;
      at += size;
    }
    return at === bytes.length;
  },
  ico(bytes) {
    if (bytes.length < 22 || bytes.readUInt32LE(0) !== 0x00010000) return false;
    const count = bytes.readUInt16LE(4);
    if (count === 0 || bytes.length < 6 + 16 * count) return false;
    return Array.from({ length: count }, (_, index) => 6 + 16 * index).every(
      (at) => bytes.readUInt32LE(at + 8) > 0 && bytes.readUInt32LE(at + 8) + bytes.readUInt32LE(at + 12) <= bytes.length,
    );
  },
};

export function pictureFault(type: ImageType, bytes: Buffer): PictureFault | null {
  const expected = `a file that holds ${type} data`;
  if (bytes.length === 0) return { rule: 'image-type', expected, got: 'an empty file' };
  if (type !== 'svg')
    return frames[type](bytes) ? null : { rule: 'image-type', expected, got: 'other data, or a file that is cut off' };
  const fault = svgFault(bytes.toString('utf8'));
  if (fault === null) return null;
  if (fault.kind === 'empty') return { rule: 'image-type', expected: 'an SVG that draws something', got: fault.got };
  return fault.kind === 'broken'
    ? { rule: 'image-type', expected: 'well-formed SVG', got: `other data at ${fault.got}` }
    : {
        rule: 'unsafe-svg',
        expected: 'an SVG that only draws: no script, handlers, links or parts of other files',
        got: fault.got,
      };
}
