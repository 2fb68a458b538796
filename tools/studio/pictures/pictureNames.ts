import type { ImageType } from '../../brand-files/pictures/pictureType.ts';

/** Most bytes of an original. */
export const MOST_PICTURE_BYTES = 20_000_000;

/** What is written as it is; the others are originals that are encoded. */
export const isDrawn = (type: ImageType): boolean => type === 'svg' || type === 'ico';

const FILE = /^brands\/([a-z0-9][a-z0-9-]*)\/images\/([a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:svg|webp|png|jpg|avif|ico))$/;

/** The brand and the name of `brands/<id>/images/<name>`; null for another file. */
export function pictureOf(file: string): { id: string; name: string } | null {
  const [, id, name] = FILE.exec(file) ?? [];
  return id === undefined || name === undefined ? null : { id, name };
}

/** A name without its ending, by which an original and what it becomes belong together. */
export const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

const LONGEST_STEM = 60;

/** Letters that are no small letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', þ: 'th' };

/** The stem of a file's name as brands have them: small letters, digits and hyphens; `otherwise` where nothing is left. */
export function safeStem(fileName: string, otherwise: string): string {
  const plain = stemOf(fileName)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđłıþ]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_STEM)
    .replaceAll(/^-+|-+$/g, '');
  return plain === '' ? otherwise : plain;
}

/** What an original of a type becomes at a place that takes these types. */
export function writtenType(type: ImageType, taken: readonly ImageType[]): ImageType {
  if (isDrawn(type)) return type;
  return taken.includes('webp') ? 'webp' : 'png';
}
