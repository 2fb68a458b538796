import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { BrandFolders } from '../../brand-files/brandFolders.ts';
import { readChain, readFolder } from '../../brand-files/folder.ts';
import { imageRoles } from '../../brand-files/imageRoles.ts';
import { type Encoding, encodePicture, encodingKey, hashOf, pictureCache, placeFile } from './encodePicture.ts';

/** Folder of original pictures below a brand's `images` folder. */
const SOURCES = 'sources';

/** Index of encoded results beside the sources, so that no picture is encoded twice on any machine. */
const RECORD = 'encoded.json';

const READABLE = /\.(?:png|jpe?g|webp|avif|tiff?)$/i;

/** Longest sides, px: twice the largest rendered size. */
const SIDES: Readonly<Record<string, number>> = { mark: 256, favicon: 192, fallbackAvatar: 256, defaultGameIcon: 480 };

type Made = Record<string, { key: string; file: string; hash: string }>;

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

function readMade(folder: string): Made {
  const path = join(folder, RECORD);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Made) : {};
}

/** `brand.json` images of a brand and its readable parents. */
function imagesOf(id: string, folders: BrandFolders): Record<string, unknown> {
  const { layers } = readChain(id, (one) => readFolder(folders, one), folders.ids());
  return Object.assign(
    {},
    ...layers.map(({ sources }) => sources.get('brand.json')?.value?.['images'] ?? {}),
  ) as object as Record<string, unknown>;
}

/** Output file of a source: the one in `brand.json` with the same stem, or a WebP of its name. */
function planOf(
  source: string,
  images: Record<string, unknown>,
): Pick<BrandPicture, 'file' | 'roles' | 'shown'> & { encoding: Encoding } {
  const stem = basename(source, extname(source));
  const named = Object.entries(images).filter(
    (entry): entry is [keyof typeof imageRoles, string] =>
      entry[0] in imageRoles && typeof entry[1] === 'string' && basename(entry[1], extname(entry[1])) === stem,
  );
  const wanted = named.map(([, file]) => file).find((file) => /\.(?:webp|png|avif|jpg)$/.test(file));
  const isFavicon = named.some(([role]) => role === 'favicon');
  const file = wanted ?? `${stem}.${isFavicon ? 'png' : 'webp'}`;
  return {
    file,
    roles: named.map(([role]) => role),
    shown: wanted !== undefined,
    encoding: {
      format: extname(file).slice(1) as Encoding['format'],
      side: Math.max(0, ...named.map(([role]) => SIDES[role] ?? 0)) || 1280,
      most: Math.min(40 * 1024, ...named.map(([role]) => imageRoles[role].most)),
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
  const before = readMade(folder);
  const made: Made = {};
  const named = imagesOf(id, folders);
  const pictures: BrandPicture[] = [];
  for (const source of sources.sort()) {
    const content = readFileSync(join(folder, source));
    const { file, roles, shown, encoding } = planOf(source, named);
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
