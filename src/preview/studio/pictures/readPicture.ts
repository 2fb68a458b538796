import type { ImageRole } from '../../../../tools/brand-files/pictures/pictureRoles.ts';
import { type ImageType, typeOfBytes } from '../../../../tools/brand-files/pictures/pictureType.ts';
import { svgFault } from '../../../../tools/brand-files/pictures/svgFault.ts';
import { isDrawn, MOST_PICTURE_BYTES, writtenType } from '../../../../tools/studio/pictures/pictureNames.ts';
import { inKb } from '../model/pictures.ts';
import type { Size } from './cropFrame.ts';

/** An original that can be used at a place. */
export interface ReadPicture {
  original: Blob;
  /** Name of the file that was chosen. */
  from: string;
  type: ImageType;
  /** In px, upright. */
  size: Size;
}

const RASTER: readonly ImageType[] = ['png', 'jpg', 'webp', 'avif'];
const HEAD = 1_024;

/** Types of originals that a place takes. */
export const takenTypes = (types: readonly ImageType[], role: ImageRole): ImageType[] => {
  const both = types.filter((type) => role.types.includes(type));
  return [...RASTER.filter((type) => both.includes(writtenType(type, both))), ...both.filter(isDrawn)];
};

/** The size of a picture as browsers show it. @throws for what they cannot read */
export async function sizeOf(address: string): Promise<Size> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

/**
 * What a chosen file is; a text says why it cannot be used.
 * @param taken types of originals that its place takes
 */
export async function readPicture(file: File, taken: readonly ImageType[]): Promise<ReadPicture | string> {
  const { name, size: bytes } = file;
  if (bytes > MOST_PICTURE_BYTES) return `${name} has ${inKb(bytes)}; at most ${inKb(MOST_PICTURE_BYTES)} are taken.`;
  const type = typeOfBytes(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
  if (type === null || !taken.includes(type)) {
    const got = type === null ? 'is no picture of these kinds' : `is ${type}`;
    return `${name} ${got}; here can be: ${taken.join(', ')}.`;
  }
  const fault = type === 'svg' ? svgFault(await file.text()) : null;
  if (fault !== null) return `${name} is no SVG that only draws: it has ${fault.got}.`;
  const address = URL.createObjectURL(new Blob([file], { type: type === 'svg' ? 'image/svg+xml' : file.type }));
  try {
    return { original: file, from: name, type, size: await sizeOf(address) };
  } catch {
    return `${name} cannot be read as a picture.`;
  } finally {
    URL.revokeObjectURL(address);
  }
}
