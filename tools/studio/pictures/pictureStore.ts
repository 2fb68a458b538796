import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import { pictureFault } from '../../brand-files/pictures/pictureFault.ts';
import { typeOfBytes, type ImageType } from '../../brand-files/pictures/pictureType.ts';
import { MOST_PIXELS } from '../../brand/pictures/encodePicture.ts';

/** An original that the studio holds. */
export interface Upload {
  /** SHA-256 of its bytes, in hexadecimal. */
  upload: string;
  type: ImageType;
  bytes: Buffer;
}

/** Originals of drafts, and what they become, until the server ends. */
export interface PictureStore {
  /** Keeps an original; a text says why it is no picture of a brand. */
  put: (bytes: Buffer) => Upload | string;
  /** Null for one that it does not hold, as after a start. */
  get: (upload: string) => Upload | null;
  /** Keeps what an original becomes, and returns its path, which ends in `<id>/images/<name>`. */
  place: (key: string, id: string, name: string, bytes: Buffer) => string;
  /** Path of the last result for `brands/<id>/images/<name>`; null for none. */
  latest: (file: string) => string | null;
  /** Path of a kept result by the name under which pages ask for it; null for none. */
  shown: (name: string) => string | null;
  /** That name: of a result that differs it differs, so that a page has no older one. */
  shownName: (key: string, name: string) => string;
}

/** Folders of this process, which go with it. */
const folders = new Set<string>();

function clear(): void {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
}

const KINDS = 'png, jpg, webp, avif, svg or ico';

function faultOf(type: ImageType | null, bytes: Buffer): string | null {
  if (type === null) return `It is no picture: ${KINDS} is expected.`;
  const fault = pictureFault(type, bytes);
  if (fault !== null) return `Expected ${fault.expected}, got ${fault.got}.`;
  if (type === 'svg') return null;
  try {
    const { width, height } = imageSize(bytes);
    return width * height > MOST_PIXELS
      ? `It has ${width} × ${height} pixels; at most ${MOST_PIXELS / 1e6} million are read.`
      : null;
  } catch {
    return `It is no picture that can be read: ${KINDS} is expected.`;
  }
}

export function createPictureStore(): PictureStore {
  let folder: string | null = null;
  const root = (): string => {
    if (folder !== null && existsSync(folder)) return folder;
    const made = mkdtempSync(join(tmpdir(), 'studio-pictures-'));
    if (folders.size === 0) process.once('exit', clear);
    folders.add(made);
    return (folder = made);
  };
  const types = new Map<string, ImageType>();
  const paths = new Map<string, string>();
  const last = new Map<string, string>();
  const there = (path: string | undefined): string | null => (path !== undefined && existsSync(path) ? path : null);
  const shownName = (key: string, name: string): string => name.replace(/\.([^.]*)$/, `.${key.slice(0, 16)}.$1`);
  return {
    put(bytes) {
      const type = typeOfBytes(bytes);
      const fault = faultOf(type, bytes);
      if (fault !== null || type === null) return fault ?? '';
      const upload = createHash('sha256').update(bytes).digest('hex');
      writeFileSync(join(root(), `${upload}.original`), bytes);
      types.set(upload, type);
      return { upload, type, bytes };
    },
    get(upload) {
      const type = types.get(upload);
      const path = join(root(), `${upload}.original`);
      return type === undefined || !existsSync(path) ? null : { upload, type, bytes: readFileSync(path) };
    },
    place(key, id, name, bytes) {
      const path = join(root(), key, id, 'images', name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
      paths.set(shownName(key, name), path);
      last.set(`brands/${id}/images/${name}`, path);
      return path;
    },
    latest: (file) => there(last.get(file)),
    shown: (name) => there(paths.get(name)),
    shownName,
  };
}
