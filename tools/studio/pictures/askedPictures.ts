import { isJsonObject, type Json } from '../../../src/engine/brand/json.ts';
import { type Crop, cropOf } from '../../brand/pictures/crop.ts';
import { pictureOf } from './pictureNames.ts';

/** A picture to check or to write. */
export interface AskedPicture {
  /** `brands/<id>/images/<name>`, as the brand names it. */
  file: string;
  /** SHA-256 of the original that was sent before; null: the picture is removed, with its original. */
  upload: string | null;
  /** The part that is shown; null: all of it. */
  crop: Crop | null;
  /** Hash of the picture that it takes the place of; null: there is none. */
  hash: string | null;
}

/** A picture to make. */
export interface AskedNew extends AskedPicture {
  upload: string;
}

export const isNew = (asked: AskedPicture): asked is AskedNew => asked.upload !== null;

const MOST_PICTURES = 50;

function pictureFrom(value: Json): AskedPicture | null {
  if (!isJsonObject(value)) return null;
  const { file, upload, crop = null, hash } = value;
  if (typeof file !== 'string') return null;
  if (upload === null) return crop === null && typeof hash === 'string' ? { file, upload, crop, hash } : null;
  if (typeof upload !== 'string' || !/^[0-9a-f]{64}$/.test(upload)) return null;
  if (hash !== null && typeof hash !== 'string') return null;
  const part = crop === null ? null : cropOf(crop);
  return crop !== null && part === null ? null : { file, upload, crop: part, hash };
}

/** The pictures of a request, none where it has none; a text says what is wrong with them. */
export function askedPictures(body: unknown): AskedPicture[] | string {
  const given = isJsonObject(body) ? (body['pictures'] ?? []) : [];
  if (!Array.isArray(given) || given.length > MOST_PICTURES) return `Expected pictures: at most ${MOST_PICTURES}.`;
  const pictures = given.map(pictureFrom);
  if (!pictures.every((picture) => picture !== null)) return 'Expected pictures, each with file, upload, crop and hash.';
  const odd = pictures.find(({ file }) => pictureOf(file) === null);
  if (odd !== undefined) return `${odd.file} is no picture of a brand.`;
  return new Set(pictures.map(({ file }) => file)).size < pictures.length ? 'Expected each picture once.' : pictures;
}
