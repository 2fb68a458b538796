import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { isJsonObject, type Json, type JsonObject, pointerTo } from '../../../src/engine/brand/json.ts';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { readChain, readFolder } from '../../brand-files/folder.ts';
import { type ImageRole, imageRoles, roleAt } from '../../brand-files/pictures/pictureRoles.ts';
import { type Crop, cropOf } from './crop.ts';
import { type Encoding, encodePicture, encodingKey, hashOf, pictureCache, placeFile } from './encodePicture.ts';

/** Folder of original pictures below a brand's `images` folder. */
export const SOURCES = 'sources';

/** Index of encoded results beside the sources, so that no picture is encoded twice on any machine. */
export const RECORD = 'encoded.json';

/** The parts that are shown, by the name of the source; others are shown whole. */
export const CROPS = 'crops.json';

const READABLE = /\.(?:png|jpe?g|webp|avif|tiff?)$/i;

export type Made = Record<string, { key: string; file: string; hash: string }>;

/** A source picture and its published form. */
export interface BrandPicture {
  id: string;
  source: string;
  /** Name in the `images` folder. */
  file: string;
  /** Keys of `brand.json` images that reference it. */
  roles: string[];
  /** False while `brand.json` references another file, such as a parent's drawing. */
  shown: boolean;
  sourceBytes: number;
  /** Null until encoded. */
  bytes: number | null;
  state: 'current' | 'encoded' | 'cached' | 'not encoded';
}

/** A JSON file beside the sources; without one, nothing. @throws naming a file that is no JSON object */
export function readBeside(folder: string, name: string): JsonObject {
  const path = join(folder, name);
  if (!existsSync(path)) return {};
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as Json;
    if (isJsonObject(value)) return value;
  } catch {
    // told below
  }
  throw new Error(`${path} is no JSON object.`);
}

/** The crop of a source. @throws naming one that is not within the picture */
function cropIn(folder: string, crops: JsonObject, source: string): { crop?: Crop } {
  if (!Object.hasOwn(crops, source)) return {};
  const crop = cropOf(crops[source]);
  if (crop === null) throw new Error(`${join(folder, CROPS)}: expected left, top, width and height of ${source}, from 0 to 1.`);
  return { crop };
}

/** What a brand and its readable parents name: the pictures of `brand.json` by key, and what others must be, by file name. */
export interface NamedPictures {
  images: Record<string, unknown>;
  others: ReadonlyMap<string, readonly ImageRole[]>;
}

function* namesIn(file: string, value: Json, at = ''): Generator<[name: string, role: ImageRole]> {
  if (typeof value === 'string') {
    const role = roleAt(file, at);
    if (role !== null) yield [value, role];
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* namesIn(file, inner, pointerTo(at, key));
}

export function namedPictures(id: string, folders: BrandFolders): NamedPictures {
  const { layers } = readChain(id, (one) => readFolder(folders, one), folders.ids());
  const images = layers.map(({ sources }) => sources.get('brand.json')?.value?.['images'] ?? {});
  const others = new Map<string, ImageRole[]>();
  for (const { sources } of layers) {
    for (const file of ['menus.json', 'layout.json'])
      for (const [name, role] of namesIn(file, sources.get(file)?.value ?? null))
        others.set(name, [...(others.get(name) ?? []), role]);
  }
  return { images: Object.assign({}, ...images) as Record<string, unknown>, others };
}

/** Longest side of a picture that nothing names yet, px. */
const USUAL_SIDE = 1280;
const USUAL_BYTES = 40 * 1024;

export type PicturePlan = Pick<BrandPicture, 'file' | 'roles' | 'shown'> & { encoding: Encoding };

/** Output file of a source: the one that is named with the same stem, or a WebP of its name. */
export function planOf(source: string, { images, others }: NamedPictures): PicturePlan {
  const stemOf = (name: string): string => basename(name, extname(name));
  const isOfIt = (name: string): boolean => stemOf(name) === stemOf(source);
  const named = Object.entries(images).filter(
    (entry): entry is [keyof typeof imageRoles, string] =>
      entry[0] in imageRoles && typeof entry[1] === 'string' && isOfIt(entry[1]),
  );
  const further = [...others].filter(([name]) => isOfIt(name));
  const wanted = [...named.map(([, file]) => file), ...further.map(([file]) => file)].find((file) =>
    /\.(?:webp|png|avif|jpg)$/.test(file),
  );
  const isFavicon = named.some(([role]) => role === 'favicon');
  const file = wanted ?? `${stemOf(source)}.${isFavicon ? 'png' : 'webp'}`;
  const limits = [...named.map(([role]) => imageRoles[role]), ...further.flatMap(([, roles]) => roles)];
  return {
    file,
    roles: named.map(([role]) => role),
    shown: wanted !== undefined,
    encoding: {
      format: extname(file).slice(1) as Encoding['format'],
      side: Math.max(0, ...limits.map(({ longest }) => longest)) || USUAL_SIDE,
      most: Math.min(...limits.map(({ most }) => most), limits.length === 0 ? USUAL_BYTES : Infinity),
    },
  };
}

/**
 * Encodes the pictures of `brands/<id>/images/sources` into the `images` folder within the limits of their roles, unless up to
 * date. Publishing only copies the `images` folder; `check` writes nothing.
 * @throws when a source is not a picture, or two give the same file
 */
export async function encodeBrandPictures(
  id: string,
  {
    brands,
    folders,
    check = false,
    cache = pictureCache,
  }: { brands: string; folders: BrandFolders; check?: boolean; cache?: string },
): Promise<BrandPicture[]> {
  const images = join(brands, id, 'images');
  const folder = join(images, SOURCES);
  const sources = existsSync(folder) ? readdirSync(folder).filter((name) => READABLE.test(name)) : [];
  const before = readBeside(folder, RECORD) as Made;
  const crops = readBeside(folder, CROPS);
  const made: Made = {};
  const named = namedPictures(id, folders);
  const pictures: BrandPicture[] = [];
  for (const source of sources.sort()) {
    const content = readFileSync(join(folder, source));
    const { file, roles, shown, encoding: whole } = planOf(source, named);
    const encoding = { ...whole, ...cropIn(folder, crops, source) };
    const twin = pictures.find((picture) => picture.file === file);
    if (twin) throw new Error(`brands/${id}: ${twin.source} and ${source} would both become ${file}.`);
    const key = encodingKey(content, encoding);
    const target = join(images, file);
    const shared = { id, source, file, roles, shown, sourceBytes: content.length };
    const known = before[source];
    const current =
      known?.key === key && known.file === file && existsSync(target) && hashOf(readFileSync(target)) === known.hash;
    if (current || check) {
      if (known) made[source] = known;
      const bytes = current ? readFileSync(target).length : null;
      pictures.push({ ...shared, bytes, state: current ? 'current' : 'not encoded' });
      continue;
    }
    const encoded = await encodePicture(content, encoding, join(folder, source), cache);
    placeFile(target, encoded.bytes);
    made[source] = { key, file, hash: hashOf(encoded.bytes) };
    pictures.push({ ...shared, bytes: encoded.bytes.length, state: encoded.made ? 'encoded' : 'cached' });
  }
  if (!check && JSON.stringify(made) !== JSON.stringify(before))
    placeFile(join(folder, RECORD), `${JSON.stringify(made, null, 2)}\n`);
  return pictures;
}
