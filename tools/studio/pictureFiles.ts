import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CROPS, type Made, readBeside, RECORD, SOURCES } from '../brand/pictures/brandPictures.ts';
import { hashOf } from './brandBundle.ts';
import { picturePath } from './brandPaths.ts';
import type { MadePicture } from './pictures/makePicture.ts';
import { stemOf } from './pictures/pictureNames.ts';
import { bytesOf, type NewFile } from './writeTogether.ts';

const printed = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // there is none yet
    return [];
  }
}

/** Originals that would become the picture of a stem. */
const originalsOf = (folder: string, stem: string): string[] =>
  namesIn(folder).filter((name) => !name.endsWith('.json') && stemOf(name) === stem);

/** A picture that something else has written meanwhile, or that would be lost; null for none. */
function conflictOf(root: string, { asked, id, name, original }: MadePicture): string | null {
  const there = bytesOf(join(root, id, 'images', name));
  const isSame = (there === null ? null : hashOf(there)) === asked.hash;
  const [lost] = original === null || asked.hash !== null ? [] : originalsOf(join(root, id, 'images', SOURCES), stemOf(name));
  if (isSame && lost === undefined) return null;
  const taken = lost === undefined ? asked.file : `brands/${id}/images/${SOURCES}/${lost}`;
  return `${taken} is another picture than before, and is not overwritten: take the new one back in "Changes", or choose it again.`;
}

/**
 * All files of new pictures: the results, their originals, and what `brand images` notes beside them.
 * @returns a text that says why they are not written
 */
export function pictureFiles(root: string, pictures: readonly MadePicture[]): NewFile[] | string {
  const files = new Map<string, NewFile>();
  const put = (path: string, content: string | Buffer | null): void => {
    const before = files.get(path)?.before ?? bytesOf(path);
    if (content === null && before === null) return void files.delete(path);
    files.set(path, { path, before, content });
  };
  for (const id of new Set(pictures.map((picture) => picture.id))) {
    const own = pictures.filter((picture) => picture.id === id);
    const folder = join(root, id, 'images', SOURCES);
    const record = readBeside(folder, RECORD) as Made;
    const crops = readBeside(folder, CROPS);
    for (const picture of own) {
      const { asked, name, original, bytes } = picture;
      const why = picturePath(root, asked.file, original?.name ?? null) ?? conflictOf(root, picture);
      if (why !== null) return why;
      put(join(root, id, 'images', name), bytes);
      if (original === null) continue;
      // two originals of one picture are a mistake
      for (const other of originalsOf(folder, stemOf(name))) {
        if (other !== original.name) put(join(folder, other), null);
        delete record[other];
        delete crops[other];
      }
      put(join(folder, original.name), original.bytes);
      record[original.name] = original.record;
      if (asked.crop !== null) crops[original.name] = { ...asked.crop };
    }
    if (own.every(({ original }) => original === null)) continue;
    const sorted = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
    put(join(folder, RECORD), printed(Object.fromEntries(sorted)));
    put(join(folder, CROPS), Object.keys(crops).length === 0 ? null : printed(crops));
  }
  return [...files.values()];
}
