import { sha256Hex } from '#platform/browser/digest.ts';

export type ImageKind = 'image/png' | 'image/jpeg';

export const imageLimits = { count: 3, bytes: 5 * 1024 * 1024, pixels: 40_000_000 } as const;

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff];

/** The type of a file by its first bytes, never by its name (T17); null for anything but PNG and JPEG. */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  const begins = (magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (begins(png)) return 'image/png';
  return begins(jpeg) ? 'image/jpeg' : null;
}

/** Width and height from the file's header, before decoding; null when unreadable. */
export function imageSizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  const kind = imageKindOf(bytes);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (kind === 'image/png') {
    return bytes.length < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (kind === null) return null;
  for (let at = 2; at + 9 <= bytes.length;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // a frame header; the other segments of this range are tables
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    const alone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    const length = alone ? 0 : view.getUint16(at + 2);
    if (!alone && length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** Why a file is rejected, as a text key. */
export type ImageFault = 'errors:image_type' | 'errors:image_too_large' | 'errors:image_unreadable' | 'errors:too_many_images';

/** A picture to upload: redrawn, so that only its pixels are left. */
export interface ReadImage {
  mediaType: ImageKind;
  /** Base64. */
  data: string;
  /** SHA-256 of the chosen file; null where the browser cannot tell. */
  digest: string | null;
}

/** Reads a chosen file: checks size, magic bytes and pixels, then redraws it without metadata (T17). */
export async function readImage(file: Blob): Promise<ReadImage | ImageFault> {
  if (file.size > imageLimits.bytes) return 'errors:image_too_large';
  // a file of a cloud, or one that was deleted since, can be chosen and not be read
  const content = await file.arrayBuffer().catch(() => null);
  if (content === null) return 'errors:image_unreadable';
  const bytes = new Uint8Array(content);
  const mediaType = imageKindOf(bytes);
  const size = imageSizeOf(bytes);
  if (mediaType === null || size === null || size.width === 0 || size.height === 0) return 'errors:image_type';
  if (size.width * size.height > imageLimits.pixels) return 'errors:image_too_large';
  const drawn = await redraw(new Blob([bytes], { type: mediaType }), mediaType);
  if (drawn === null) return 'errors:image_type';
  if (drawn.size > imageLimits.bytes) return 'errors:image_too_large';
  return { mediaType, data: base64Of(new Uint8Array(await drawn.arrayBuffer())), digest: await sha256Hex(content) };
}

async function redraw(source: Blob, mediaType: ImageKind): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(source);
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, mediaType, 0.9));
  } catch {
    return null;
  }
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  // in slices: the number of arguments of a call is limited
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
