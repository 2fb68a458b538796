import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { type Made, namedPictures, planOf } from '../../brand/pictures/brandPictures.ts';
import { encodePicture, encodingKey, hashOf } from '../../brand/pictures/encodePicture.ts';
import type { AskedNew } from './askedPictures.ts';
import { isDrawn, pictureOf, stemOf } from './pictureNames.ts';
import type { PictureStore } from './pictureStore.ts';

/** A picture as it will be in the folder of its brand. */
export interface MadePicture {
  asked: AskedNew;
  id: string;
  name: string;
  /** What is kept beside it; null for what is written as it is. */
  original: { name: string; bytes: Buffer; record: Made[string] } | null;
  bytes: Buffer;
  /** Where it is until it is written. */
  path: string;
  /** Name under which pages of the preview ask for it. */
  shown: string;
}

/** Why there is no picture: its original has to be sent again, or is none for its place. */
export type Unmade = { missing: string } | { why: string };

/**
 * What `brand images` makes of an original.
 * @param folders with the texts of the draft, which say what it is used for
 * @param cache folder of encoded pictures
 */
export async function makePicture(
  { store, folders, cache }: { store: PictureStore; folders: BrandFolders; cache?: string },
  asked: AskedNew,
): Promise<MadePicture | Unmade> {
  const { id, name } = pictureOf(asked.file)!;
  const original = store.get(asked.upload);
  if (original === null) return { missing: asked.upload };
  const { type, bytes } = original;
  if (isDrawn(type)) {
    if (!name.endsWith(`.${type}`)) return { why: `${asked.file}: the picture is ${type}.` };
    const shared = { asked, id, name, original: null, bytes };
    return { ...shared, path: store.place(asked.upload, id, name, bytes), shown: store.shownName(asked.upload, name) };
  }
  const source = `${stemOf(name)}.${type}`;
  const { file, encoding: whole } = planOf(source, namedPictures(id, folders));
  if (file !== name) return { why: `${asked.file}: an original of this name becomes ${file}.` };
  const encoding = { ...whole, ...(asked.crop && { crop: asked.crop }) };
  try {
    const key = encodingKey(bytes, encoding);
    const encoded = (await encodePicture(bytes, encoding, source, cache)).bytes;
    return {
      asked,
      id,
      name,
      original: { name: source, bytes, record: { key, file: name, hash: hashOf(encoded) } },
      bytes: encoded,
      path: store.place(key, id, name, encoded),
      shown: store.shownName(key, name),
    };
  } catch (cause) {
    return { why: cause instanceof Error ? cause.message : String(cause) };
  }
}

export const isMade = (picture: MadePicture | Unmade): picture is MadePicture => 'path' in picture;
