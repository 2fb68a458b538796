import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageKindOf, imageLimits, imageSizeOf, readImage } from './readImage.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const bytes = fc.uint8Array({ maxLength: 400 });

describe('the type of a file (UPL-01, T17)', () => {
  it('is determined by its first bytes', () => {
    expect(imageKindOf(new Uint8Array(png))).toBe('image/png');
    expect(imageKindOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
  });

  it.each(['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>', 'RIFF....WEBP', '%PDF-1.7', 'BM', ''])(
    'is null for %s, whatever its name',
    async (text) => {
      expect(imageKindOf(new TextEncoder().encode(text))).toBeNull();
      expect(await readImage(new File([text], 'photo.png', { type: 'image/png' }))).toBe('errors:image_type');
    },
  );

  it('is null for other bytes, and never throws', () => {
    fc.assert(
      fc.property(bytes, (some) => {
        const kind = imageKindOf(some);
        const begins = (magic: number[]) => magic.every((byte, at) => some[at] === byte);
        expect(kind).toBe(begins(png) ? 'image/png' : begins([0xff, 0xd8, 0xff]) ? 'image/jpeg' : null);
        const size = imageSizeOf(some);
        if (kind === null) expect(size).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('has no size when the header is broken, however it begins', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom(png, [0xff, 0xd8, 0xff]), (rest, magic) => {
        const size = imageSizeOf(new Uint8Array([...magic, ...rest]));
        if (size !== null) expect(size.width).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });
});

it('a file that cannot be read any more, such as one of a cloud, has a message', async () => {
  const gone = { size: 7, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) } as unknown as File;
  expect(await readImage(gone)).toBe('errors:image_unreadable');
});

describe('a file that is too large', () => {
  it('is refused by its size before it is read (UPL-02)', async () => {
    const file = { size: imageLimits.bytes + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as File;
    expect(await readImage(file)).toBe('errors:image_too_large');
  });

  it('is refused by its pixels before it is decoded', async () => {
    const bomb = new Uint8Array(33);
    bomb.set(png);
    const view = new DataView(bomb.buffer);
    view.setUint32(16, 50_000);
    view.setUint32(20, 50_000);
    expect(imageSizeOf(bomb)).toEqual({ width: 50_000, height: 50_000 });
    expect(await readImage(new Blob([bomb]))).toBe('errors:image_too_large');
  });
});
