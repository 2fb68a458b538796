import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { LoadedBrand } from '../brand-files/loadBrand.ts';
import { encodedPath, encodePicture, encodingOf, pictureCache } from './encodePicture.ts';

/** One picture of a brand and what becomes of it. */
export interface BrandPicture {
  /** Key of `brand.images`, and of every other that names the same file. */
  role: string;
  source: string;
  /** File that is published: the source itself, or its encoded form in the cache. */
  path: string;
  /** Name in the site's folder. */
  name: string;
  sourceBytes: number;
  /** Null while the encoded form is not there. */
  bytes: number | null;
  state: 'as it is' | 'cached' | 'encoded' | 'missing';
}

/** The pictures that `brand.images` names. With `check` nothing is encoded. @throws when a picture cannot be read */
export async function brandPictures(
  { brand, images }: Pick<LoadedBrand, 'brand' | 'images'>,
  { cache = pictureCache, check = false } = {},
): Promise<BrandPicture[]> {
  const roles = new Map<string, string>();
  for (const [role, file] of Object.entries(brand.images)) if (!roles.has(file)) roles.set(file, role);
  return Promise.all(
    [...roles].flatMap(([file, role]) => {
      const source = images.get(file);
      return source === undefined ? [] : [pictureOf(role, file, source, cache, check)];
    }),
  );
}

async function pictureOf(role: string, file: string, source: string, cache: string, check: boolean): Promise<BrandPicture> {
  const content = readFileSync(source);
  const shared = { role, source, sourceBytes: content.length };
  const encoding = encodingOf(role, file, content);
  if (!encoding) return { ...shared, path: source, name: file, bytes: content.length, state: 'as it is' };
  const path = encodedPath(content, encoding, cache);
  const fresh = !check && (await encodePicture(source, encoding, path));
  const bytes = existsSync(path) ? statSync(path).size : null;
  // with the hash, because another file may have the plain name
  const name = `${basename(file, extname(file))}.${basename(path).slice(0, 8)}.${encoding.format}`;
  return { ...shared, path, name, bytes, state: bytes === null ? 'missing' : fresh ? 'encoded' : 'cached' };
}

/** The brand with its pictures as they are published: encoded, and named so. */
export async function withEncodedPictures<Loaded extends Pick<LoadedBrand, 'brand' | 'images'>>(
  loaded: Loaded,
  cache: string = pictureCache,
): Promise<Loaded> {
  const pictures = await brandPictures(loaded, { cache });
  const changed = new Map(pictures.filter(({ path, source }) => path !== source).map((one) => [basename(one.source), one]));
  if (changed.size === 0) return loaded;
  const names = Object.entries(loaded.brand.images).map(([role, file]) => [role, changed.get(file)?.name ?? file]);
  const kept = [...loaded.images].filter(([file]) => !changed.has(file));
  const images = new Map([...kept, ...[...changed.values()].map(({ name, path }) => [name, path] as const)]);
  return { ...loaded, images, brand: { ...loaded.brand, images: Object.fromEntries(names) as typeof loaded.brand.images } };
}
