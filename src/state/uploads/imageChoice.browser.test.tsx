import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp, slot } from '#app-tests/app.fixture.tsx';
import { imageLimits, readImage } from './readImage.ts';

/** Camera and location metadata, which no uploaded picture may contain. */
const SECRET = 'GPS -23.5505 -46.6333';

/** A JPEG with a red left and a blue right half, and EXIF that rotates it by 90 degrees. */
async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [64, 32];
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#f00';
  context.fillRect(0, 0, 32, 32);
  context.fillStyle = '#00f';
  context.fillRect(32, 0, 32, 32);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 1));
  const plain = new Uint8Array(await blob!.arrayBuffer());
  // TIFF, big-endian: orientation 6 (turn right) and a description
  const text = new TextEncoder().encode(`${SECRET}\0`);
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2];
  tiff.push(0x01, 0x0e, 0, 2, 0, 0, 0, text.length, 0, 0, 0, 38);
  tiff.push(0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0);
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff, ...text];
  const exif = [0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff, ...body];
  return new Uint8Array([0xff, 0xd8, ...exif, ...plain.subarray(2)]);
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

async function pixelsOf(bytes: Uint8Array<ArrayBuffer>) {
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }), { imageOrientation: 'none' });
  const canvas = document.createElement('canvas');
  const { width, height } = Object.assign(canvas, { width: bitmap.width, height: bitmap.height });
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.subarray(0, 3)];
  return { width, height, top: at(width / 2, 4), bottom: at(width / 2, height - 4) };
}

test('an uploaded photo is upright and has no metadata (T17)', async () => {
  const bytes = await photo();
  expect(textOf(bytes)).toContain(SECRET);
  const read = await readImage(new File([bytes], 'photo.jpg'));
  if (typeof read === 'string') throw new Error(read);
  const drawn = bytesOf(read.data);
  expect(textOf(drawn)).not.toContain(SECRET);
  expect(textOf(drawn)).not.toContain('Exif');
  const { width, height, top, bottom } = await pixelsOf(drawn);
  expect([width, height]).toEqual([32, 64]);
  expect(top[0]).toBeGreaterThan(200);
  expect(bottom[2]).toBeGreaterThan(200);
});

test('a picture that cannot be decoded is rejected', async () => {
  const bytes = await photo();
  expect(await readImage(new File([bytes.slice(0, 140)], 'cut.jpg'))).toBe('errors:image_type');
});

test('the field accepts three pictures, explains rejections, and removes pictures (UPL-01..03)', async () => {
  const app = await openApp({
    path: '/promotions/cup',
    member: {},
    announcements: { promotion: [{ id: 'cup', category: 'news', title: 'Cup' }] },
    reply: ({ name, request }) =>
      name === 'promotionStates'
        ? [{ promotionId: 'cup', status: 'join', reason: null }]
        : name === 'uploadImage'
          ? { imageId: `i${(request as { data: string }).data.length}` }
          : name === 'applyPromotion'
            ? { promotionId: 'cup', status: 'applying', reason: null }
            : null,
  });
  const bytes = await photo();
  // different files: an equal one is uploaded once
  const photoOf = (name: string) => file(name, bytes, name);
  const file = (name: string, ...content: BlobPart[]) => new File(content, name, { type: 'image/png' });
  await expect.poll(() => slot('page/promotionDetail')?.querySelector('input[type="file"]')).toBeTruthy();
  const input = slot('page/promotionDetail')!.querySelector<HTMLInputElement>('input[type="file"]')!;
  const names = () =>
    [...slot('page/promotionDetail')!.querySelectorAll('img[width="72"]')].map((one) => one.getAttribute('alt'));
  const choose = async (...files: File[]) => {
    const transfer = new DataTransfer();
    for (const one of files) transfer.items.add(one);
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const group = page.getByRole('group', { name: 'Images (optional)' });

  await choose(file('drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
  await expect.element(group.getByText('Only PNG or JPG images.')).toBeVisible();
  await choose(file('huge.png', new Uint8Array(imageLimits.bytes + 1)));
  await expect.element(group.getByText('An image may have 5 MB at most.')).toBeVisible();
  expect(names()).toEqual([]);
  await choose(...['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map(photoOf));
  await expect.poll(names).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  await expect.element(group.getByText('No more than 3 images.')).toBeVisible();
  expect(group.getByRole('button', { name: 'Add an image' }).query()).toBeNull();
  await userEvent.click(group.getByRole('button', { name: 'Remove b.jpg' }));
  await expect.poll(names).toEqual(['a.jpg', 'c.jpg']);
  await userEvent.click(page.getByRole('button', { name: 'Apply' }));
  await expect.poll(() => app.sent('applyPromotion')).toHaveLength(1);
  expect(app.sent('uploadImage')).toHaveLength(2);
  for (const { data } of app.sent('uploadImage') as { data: string }[]) expect(textOf(bytesOf(data))).not.toContain(SECRET);
});
