import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf } from '../brand-files/folder.ts';

/** A file of a brand's folder. */
export interface BrandPath {
  id: string;
  /** `theme.json`, `texts/pt.json`. */
  name: string;
  /** On the disk. */
  path: string;
}

const FILE = /^brands\/([a-z0-9][a-z0-9-]*)\/((?:texts\/[A-Za-z-]+|[a-z-]+)\.json)$/;

type Kind = 'folder' | 'file' | 'link' | 'missing' | 'other';

function kindOnDisk(path: string): Kind {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 'missing';
  if (found.isSymbolicLink()) return 'link';
  return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'other';
}

/**
 * The place of `brands/<id>/<name>` below the folder of all brands, or why the studio does not write there: only JSON that brands
 * have, in a folder that is there, through no link.
 */
export function brandPath(root: string, file: string): BrandPath | string {
  const [, id = '', name = ''] = FILE.exec(file) ?? [];
  if (id === '' || kindOf(name) === null) return `${file} is no JSON file of a brand.`;
  const folders = [join(root, id), ...(name.includes('/') ? [join(root, id, 'texts')] : [])];
  for (const [depth, folder] of folders.entries()) {
    const kind = kindOnDisk(folder);
    if (kind === 'missing' && depth === 0) return `The folder of ${id} is gone.`;
    if (kind !== 'folder' && kind !== 'missing') return `${file} is below a ${kind}, which is not followed.`;
  }
  const path = join(root, id, name);
  const kind = kindOnDisk(path);
  return kind === 'file' || kind === 'missing' ? { id, name, path } : `${file} is a ${kind}, which is not followed.`;
}

/**
 * Why a picture and its original are not written below the folder of all brands: through no link, in a folder that is there.
 * @param original its name beside the picture; null for one without
 */
export function picturePath(root: string, file: string, original: string | null): string | null {
  const [, id = '', , name = ''] = file.split('/');
  const images = join(root, id, 'images');
  const folders = [join(root, id), images, ...(original === null ? [] : [join(images, 'sources')])];
  for (const [depth, folder] of folders.entries()) {
    const kind = kindOnDisk(folder);
    if (kind === 'missing' && depth === 0) return `The folder of ${id} is gone.`;
    if (kind !== 'folder' && kind !== 'missing') return `${file} is below a ${kind}, which is not followed.`;
  }
  const beside = original === null ? [] : [original, 'encoded.json', 'crops.json'].map((one) => join(images, 'sources', one));
  const odd = [join(images, name), ...beside].map(kindOnDisk).find((kind) => kind !== 'file' && kind !== 'missing');
  return odd === undefined ? null : `${file}, or a file beside its original, is a ${odd}, which is not followed.`;
}
