import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../src/engine/brand/json.ts';
import { CROPS, type Made, readBeside, RECORD, SOURCES } from '../brand/pictures/brandPictures.ts';
import { hashOf } from './brandBundle.ts';
import { picturePath } from './brandPaths.ts';
import type { AskedPicture } from './pictures/askedPictures.ts';
import type { MadePicture } from './pictures/makePicture.ts';
import { pictureOf, stemOf } from './pictures/pictureNames.ts';
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

/** Names of originals that become, or would become, the picture of a stem. */
export const originalsOf = (folder: string, stem: string): string[] =>
  namesIn(folder).filter((name) => !name.endsWith('.json') && stemOf(name) === stem);

/** A picture that something else has written meanwhile, or that would be lost; null for none. */
function conflictOf(root: string, { asked, id, name, original }: MadePicture): string | null {
  const [lost] = original === null || asked.hash !== null ? [] : originalsOf(join(root, id, 'images', SOURCES), stemOf(name));
  return lost === undefined ? changedSince(root, asked) : otherThan(`brands/${id}/images/${SOURCES}/${lost}`);
}

const otherThan = (file: string): string =>
  `${file} is another picture than before, and is not overwritten: take the new one back in "Changes", or choose it again.`;

/** Null while a picture is as it was when it was looked at. */
function changedSince(root: string, { file, hash }: AskedPicture): string | null {
  const { id, name } = pictureOf(file)!;
  const there = bytesOf(join(root, id, 'images', name));
  return (there === null ? null : hashOf(there)) === hash ? null : otherThan(file);
}

/** What `brand images` keeps beside the originals of a brand. */
interface Beside {
  folder: string;
  record: Made;
  crops: JsonObject;
  isChanged: boolean;
}

/**
 * All files of new pictures: the results, their originals, and what `brand images` notes beside them; and of those that go.
 * @returns a text that says why they are not written
 */
export function pictureFiles(root: string, made: readonly MadePicture[], gone: readonly AskedPicture[] = []): NewFile[] | string {
  const files = new Map<string, NewFile>();
  const put = (path: string, content: string | Buffer | null): void => {
    const before = files.get(path)?.before ?? bytesOf(path);
    if (content === null && before === null) return void files.delete(path);
    files.set(path, { path, before, content });
  };
  const besides = new Map<string, Beside>();
  const besideOf = (id: string): Beside => {
    const folder = join(root, id, 'images', SOURCES);
    const known = besides.get(id);
    const beside = known ?? {
      folder,
      record: readBeside(folder, RECORD) as Made,
      crops: readBeside(folder, CROPS),
      isChanged: false,
    };
    besides.set(id, beside);
    return beside;
  };
  const dropOriginals = (beside: Beside, name: string, kept: string | null): void => {
    const { folder, record, crops } = beside;
    for (const original of originalsOf(folder, stemOf(name))) {
      // another picture of its stem may be made of it
      if (kept === null && (record[original]?.file ?? name) !== name) continue;
      if (original !== kept) put(join(folder, original), null);
      delete record[original];
      delete crops[original];
      beside.isChanged = true;
    }
  };
  for (const picture of made) {
    const { asked, id, name, original, bytes } = picture;
    const why = picturePath(root, asked.file, original?.name ?? null) ?? conflictOf(root, picture);
    if (why !== null) return why;
    put(join(root, id, 'images', name), bytes);
    if (original === null) continue;
    const beside = besideOf(id);
    // two originals of one picture are a mistake
    dropOriginals(beside, name, original.name);
    put(join(beside.folder, original.name), original.bytes);
    beside.record[original.name] = original.record;
    if (asked.crop !== null) beside.crops[original.name] = { ...asked.crop };
    beside.isChanged = true;
  }
  for (const asked of gone) {
    const { id, name } = pictureOf(asked.file)!;
    const [original = null] = originalsOf(join(root, id, 'images', SOURCES), stemOf(name));
    const why = picturePath(root, asked.file, original) ?? changedSince(root, asked);
    if (why !== null) return why;
    put(join(root, id, 'images', name), null);
    dropOriginals(besideOf(id), name, null);
  }
  for (const { folder, record, crops, isChanged } of besides.values()) {
    if (!isChanged) continue;
    const sorted = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
    put(join(folder, RECORD), sorted.length === 0 ? null : printed(Object.fromEntries(sorted)));
    put(join(folder, CROPS), Object.keys(crops).length === 0 ? null : printed(crops));
  }
  return [...files.values()];
}
