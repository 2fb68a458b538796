export type ImageType = 'svg' | 'webp' | 'png' | 'jpg' | 'avif' | 'ico';

export const imageTypes: readonly ImageType[] = ['svg', 'webp', 'png', 'jpg', 'avif', 'ico'];

/** The type that the name of a file says. */
export function typeOfName(name: string): ImageType | null {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  return imageTypes.find((type) => type === ending) ?? null;
}

/** Bytes that are looked at. */
const HEAD = 1_024;

/** The type that a file's first bytes say, whatever its name is; null for any other. Whether the rest is whole is not known. */
export function typeOfBytes(bytes: Uint8Array): ImageType | null {
  const head = String.fromCharCode(...bytes.subarray(0, HEAD));
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'png';
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'jpg';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp';
  if (/^[^]{4}ftyp[^]{0,60}avi[fs]/.test(head)) return 'avif';
  if (head.startsWith('\0\0\u0001\0')) return 'ico';
  return /^(?:\u00EF\u00BB\u00BF)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(head) ? 'svg' : null;
}
