import { isJsonObject, type Json, type JsonObject } from '../../src/engine/brand/json.ts';
import { type AskedPicture, askedPictures } from './pictures/askedPictures.ts';

/** Most bytes of a file. */
export const MOST_FILE_BYTES = 1_000_000;

/** A file to check or to write. */
export interface AskedFile {
  /** `brands/<id>/<name>`. */
  file: string;
  text: string;
  /** Hash of the bytes over which it was edited; null: there was no file. */
  hash: string | null;
}

const isFile = (value: Json): value is JsonObject & { file: string; text: string; hash: string | null } =>
  isJsonObject(value) &&
  typeof value['file'] === 'string' &&
  typeof value['text'] === 'string' &&
  (value['hash'] === null || typeof value['hash'] === 'string');

/** What a draft changes. */
export interface AskedDraft {
  files: AskedFile[];
  pictures: AskedPicture[];
}

/** The files and pictures of a request, of one at least; a text says what is wrong with it. */
export function askedDraft(body: unknown): AskedDraft | string {
  const pictures = askedPictures(body);
  if (typeof pictures === 'string') return pictures;
  const isEmpty = isJsonObject(body) && Array.isArray(body['files']) && body['files'].length === 0;
  if (isEmpty && pictures.length > 0) return { files: [], pictures };
  const files = askedFiles(body);
  return typeof files === 'string' ? files : { files, pictures };
}

/** The files of a request; a text says what is wrong with it. */
export function askedFiles(body: unknown): AskedFile[] | string {
  const files = isJsonObject(body) ? body['files'] : undefined;
  if (!Array.isArray(files) || files.length === 0 || !files.every(isFile))
    return 'Expected files, each with file, text and hash.';
  if (new Set(files.map(({ file }) => file)).size < files.length) return 'Expected each file once.';
  const large = files.find(({ text }) => Buffer.byteLength(text) > MOST_FILE_BYTES);
  return large === undefined ? files : `${large.file} has more than ${MOST_FILE_BYTES / 1_000_000} MB.`;
}

/** The value whose reach is asked: a brand, the file below it, the JSON pointer. */
export interface AskedValue {
  layer: string;
  name: string;
  at: string;
}

export function askedValue(body: unknown): AskedValue | string {
  if (!isJsonObject(body)) return 'Expected a JSON object.';
  const { layer, name, at } = body;
  return typeof layer === 'string' && typeof name === 'string' && typeof at === 'string'
    ? { layer, name, at }
    : 'Expected layer, name and at.';
}
