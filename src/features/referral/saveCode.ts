import { drawQr } from '#ui/media/qrPath.ts';

const SIDE = 200;
const MARGIN = 20;

/**
 * Hands a QR code of 200 px to the browser as a PNG file to save.
 * @throws when the text is too long, the encoder could not be fetched, or the browser draws no picture
 */
export async function saveCode(text: string, name: string): Promise<void> {
  const { path, size } = await drawQr(text, 0);
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const ink = canvas.getContext('2d');
  if (ink === null) throw new Error('The browser draws no picture.');
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, SIDE, SIDE);
  ink.translate(MARGIN, MARGIN);
  ink.scale((SIDE - 2 * MARGIN) / size, (SIDE - 2 * MARGIN) / size);
  ink.fillStyle = '#000';
  ink.fill(new Path2D(path));
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (file === null) throw new Error('The browser draws no picture.');
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
