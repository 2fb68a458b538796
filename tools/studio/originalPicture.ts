import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from '../brand/pictures/brandPictures.ts';
import { picturePath } from './brandPaths.ts';
import { originalsOf } from './pictureFiles.ts';
import { pictureOf, stemOf } from './pictures/pictureNames.ts';

/**
 * The bytes of what a picture of a brand was made from, so that another part of it can be cut.
 * @param file `brands/<id>/images/<name>`
 * @returns a text that says why there is none
 */
export function originalPicture(root: string, file: string): Buffer | string {
  const found = pictureOf(file);
  if (found === null) return `${file} is no picture of a brand.`;
  const folder = join(root, found.id, 'images', SOURCES);
  const [original] = originalsOf(folder, stemOf(found.name));
  if (original === undefined) return `${file} has no original beside it.`;
  return picturePath(root, file, original) ?? readFileSync(join(folder, original));
}
