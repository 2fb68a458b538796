import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { copyBrands } from '../../site/publish/brandCopies.fixture.ts';
import { encodeBrandPictures } from './brandPictures.ts';

const { brands } = copyBrands(2);
const folders = diskFolders(pathToFileURL(`${brands}/`));
const cache = mkdtempSync(join(tmpdir(), 'cache-'));
const encode = (id: string, check = false) => encodeBrandPictures(id, { brands, folders, check, cache });
const images = (id: string, ...path: string[]) => join(brands, id, 'images', ...path);

/** A detailed picture of camera size. */
async function photo(path: string, side: number): Promise<void> {
  mkdirSync(join(path, '..'), { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  await sharp({ create: { width: side, height: side / 2, channels: 3, background: '#888', noise } }).toFile(path);
}

await photo(images('acme-000', 'sources', 'login-art.png'), 2600);
await photo(images('acme-000', 'sources', 'favicon.jpg'), 500);

test('nothing is encoded without sources', async () => {
  expect(await encode('acme-001')).toEqual([]);
});

test('a missing result is reported, and nothing is written', async () => {
  const before = readdirSync(images('acme-000'));
  expect((await encode('acme-000', true)).map(({ source, state, bytes }) => ({ source, state, bytes }))).toEqual([
    { source: 'favicon.jpg', state: 'not encoded', bytes: null },
    { source: 'login-art.png', state: 'not encoded', bytes: null },
  ]);
  expect(readdirSync(images('acme-000'))).toEqual(before);
});

test('each source becomes the file that the brand names, in the size of its role', async () => {
  const [tab, art] = await encode('acme-000');
  expect(art).toMatchObject({ file: 'login-art.webp', roles: ['loginArt'], shown: true, state: 'encoded' });
  expect(art?.bytes).toBeLessThanOrEqual(40 * 1024);
  expect(art?.sourceBytes).toBeGreaterThan(1_000_000);
  const shown = await sharp(readFileSync(images('acme-000', 'login-art.webp'))).metadata();
  expect(shown.format).toBe('webp');
  expect(shown.width).toBeLessThanOrEqual(1280);
  // the brand names an SVG; browser tabs show no WebP
  expect(tab).toMatchObject({ file: 'favicon.png', roles: ['favicon'], shown: false });
  expect(tab?.bytes).toBeLessThanOrEqual(12 * 1024);
});

test('nothing is encoded twice: not on a second run, another machine or for another brand', async () => {
  expect((await encode('acme-000')).map(({ state }) => state)).toEqual(['current', 'current']);
  const elsewhere = mkdtempSync(join(tmpdir(), 'cache-'));
  const again = await encodeBrandPictures('acme-000', { brands, folders, cache: elsewhere });
  expect(again.map(({ state }) => state)).toEqual(['current', 'current']);
  expect(readdirSync(elsewhere)).toEqual([]);
  cpSync(images('acme-000', 'sources', 'login-art.png'), images('acme-001', 'sources', 'login-art.png'));
  expect((await encode('acme-001')).map(({ state }) => state)).toEqual(['cached']);
});

test('a changed source or result is encoded again', async () => {
  await photo(images('acme-000', 'sources', 'login-art.png'), 900);
  writeFileSync(images('acme-000', 'favicon.png'), 'other');
  expect((await encode('acme-000', true)).map(({ state }) => state)).toEqual(['not encoded', 'not encoded']);
  expect((await encode('acme-000')).map(({ state }) => state)).toEqual(['cached', 'encoded']);
  expect((await encode('acme-000', true)).map(({ state }) => state)).toEqual(['current', 'current']);
});

test('a file that is not a picture is reported, as are two sources of one picture', async () => {
  const broken = images('acme-001', 'sources', 'status-art.png');
  writeFileSync(broken, 'x');
  await expect(encode('acme-001')).rejects.toThrow('status-art.png is not a readable picture');
  cpSync(images('acme-001', 'sources', 'login-art.png'), images('acme-001', 'sources', 'login-art.jpg'));
  await expect(encode('acme-001')).rejects.toThrow('login-art.jpg and login-art.png would both become login-art.webp');
});

test('a source is cut to the part of crops.json, and again when that changes', async () => {
  const { brands: own } = copyBrands(1);
  const file = (...path: string[]) => join(own, 'acme-000', 'images', ...path);
  const encodeOwn = () => encodeBrandPictures('acme-000', { brands: own, folders: diskFolders(pathToFileURL(`${own}/`)), cache });
  mkdirSync(file('sources'));
  // red to the left, blue to the right; turned as a camera notes it
  const half = (background: string) => ({ create: { width: 400, height: 600, channels: 3 as const, background } });
  const right = await sharp(half('#00f')).png().toBuffer();
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#f00' } })
    .composite([{ input: right, left: 400, top: 0 }])
    .rotate(90)
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toFile(file('sources', 'login-art.jpg'));
  const crops = (crop: object) => writeFileSync(file('sources', 'crops.json'), JSON.stringify({ 'login-art.jpg': crop }));
  crops({ left: 0.5, top: 0, width: 0.25, height: 0.5 });
  await encodeOwn();
  const shown = sharp(readFileSync(file('login-art.webp')));
  expect(await shown.metadata()).toMatchObject({ width: 200, height: 300 });
  expect((await shown.stats()).channels.map(({ mean }) => Math.round(mean / 255))).toEqual([0, 0, 1]);
  expect((await encodeOwn()).map(({ state }) => state)).toEqual(['current']);
  crops({ left: 0, top: 0, width: 0.25, height: 0.5 });
  expect((await encodeOwn()).map(({ state }) => state)).toEqual(['encoded']);
  crops({ left: 0.9, top: 0, width: 0.25, height: 0.5 });
  await expect(encodeOwn()).rejects.toThrow('crops.json: expected left, top, width and height of login-art.jpg, from 0 to 1.');
});

test('a picture of a menu has the size of its place, and check reads no file of the sources', async () => {
  const { brands: own } = copyBrands(1);
  const ownFolders = diskFolders(pathToFileURL(`${own}/`));
  const menus = JSON.parse(readFileSync(join(own, 'acme-000', 'menus.json'), 'utf8')) as Record<string, unknown>;
  menus['lounge'] = { order: ['bar'], entries: { bar: { label: 'portal:home', route: 'home', image: 'bar.webp' } } };
  writeFileSync(join(own, 'acme-000', 'menus.json'), JSON.stringify(menus));
  await photo(join(own, 'acme-000', 'images', 'sources', 'bar.jpg'), 900);
  const [picture] = await encodeBrandPictures('acme-000', { brands: own, folders: ownFolders, cache });
  expect(picture).toMatchObject({ file: 'bar.webp', shown: true });
  expect(picture?.bytes).toBeLessThanOrEqual(6 * 1024);
  writeFileSync(join(own, 'acme-000', 'images', 'sources', 'notes.txt'), 'x');
  expect(ownFolders.others('acme-000')).toEqual([{ name: 'images/sources/notes.txt', isLink: false }]);
});
