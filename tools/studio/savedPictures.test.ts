import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hashOf } from './brandBundle.ts';
import { ask, edited, root, useStudioServer } from './studioServer.fixture.ts';

useStudioServer();

const BRAND = 'brands/orvane/brand.json';
const HALL = 'brands/orvane/images/hall.webp';
const crop = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };
const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
const hall = await sharp({ create: { width: 1_600, height: 2_400, channels: 3, background: '#888', noise } })
  .jpeg()
  .toBuffer();

const images = (...path: string[]) => join(root, 'orvane/images', ...path);
const sources = () => (existsSync(images('sources')) ? readdirSync(images('sources')).sort() : []);
const json = (name: string): unknown => JSON.parse(readFileSync(images('sources', name), 'utf8'));
const save = (files: unknown, pictures: unknown) => ask('POST', 'save', { files, pictures });
const hashNow = () => hashOf(readFileSync(images('hall.webp')));
const withArt = () => edited(BRAND, '"regulatory": {', '"images": { "loginArt": "hall.webp" },\n  "regulatory": {');
const withoutArt = () => edited(BRAND, '"images": { "loginArt": "hall.webp" },\n  ', '');

/** The brand with a picture that was saved with a part of it. */
async function saved(): Promise<string> {
  const { body } = await ask('POST', 'picture', hall, { 'content-type': 'application/octet-stream' });
  const upload = body['upload'] as string;
  const { status } = await save([withArt()], [{ file: HALL, upload, crop, hash: null }]);
  expect([status, sources()]).toEqual([200, ['crops.json', 'encoded.json', 'hall.jpg']]);
  return upload;
}

test('what a saved picture was made from comes with its part, and is cut again', async () => {
  await saved();
  const { body: bundle } = await ask('GET', 'brand?id=orvane', null);
  expect(bundle['pictures']).toMatchObject({ orvane: { originals: ['hall.jpg'], crops: { 'hall.jpg': crop } } });
  const { status, body } = await ask('GET', `original?file=${HALL}`, null);
  const original = body['bytes'] as Buffer;
  expect([status, original.equals(hall)]).toEqual([200, true]);
  const { body: sent } = await ask('POST', 'picture', original, { 'content-type': 'application/octet-stream' });
  const again = { file: HALL, upload: sent['upload'], hash: hashNow() };
  expect((await save([], [{ ...again, crop: { ...crop, left: 0 } }])).status).toBe(200);
  expect(json('crops.json')).toEqual({ 'hall.jpg': { ...crop, left: 0 } });
  expect((await save([], [{ ...again, crop: null, hash: hashNow() }])).status).toBe(200);
  expect(sources()).toEqual(['encoded.json', 'hall.jpg']);
  expect(readFileSync(images('sources/hall.jpg')).equals(hall)).toBe(true);
});

test.each([
  ['brands/orvane/images/login-art.webp', 'has no original beside it'],
  ['brands/orvane/images/../brand.json', 'is no picture of a brand'],
  ['brands/orvane/images/sources/hall.jpg', 'is no picture of a brand'],
  ['', 'is no picture of a brand'],
])('of %s there is no original', async (file, why) => {
  const { status, body } = await ask('GET', `original?file=${encodeURIComponent(file)}`, null);
  expect([status, body['why']]).toEqual([404, expect.stringContaining(why)]);
});

test('a picture goes with its original and all that is noted of it, in one step with the value', async () => {
  await saved();
  const gone = { file: HALL, upload: null, crop: null, hash: hashNow() };
  const { status, body } = await save([withoutArt()], [gone]);
  expect([status, body['kind']]).toEqual([200, 'saved']);
  expect([existsSync(images('hall.webp')), sources()]).toEqual([false, []]);
});

test('of two originals the other one stays, with what is noted of it', async () => {
  const upload = await saved();
  const other = { file: 'brands/orvane/images/yard.webp', upload, crop, hash: null };
  expect((await save([], [other])).status).toBe(200);
  await save([withoutArt()], [{ file: HALL, upload: null, crop: null, hash: hashNow() }]);
  expect(sources()).toEqual(['crops.json', 'encoded.json', 'yard.jpg']);
  expect([Object.keys(json('encoded.json') as object), json('crops.json')]).toEqual([['yard.jpg'], { 'yard.jpg': crop }]);
});

test('one that something names, or that something else has written meanwhile, stays', async () => {
  await saved();
  const gone = { file: HALL, upload: null, crop: null, hash: hashNow() };
  const named = await save([], [gone]);
  expect([named.status, named.body['findings']]).toEqual([
    422,
    expect.arrayContaining([expect.objectContaining({ rule: 'unknown-image', path: '/images/loginArt' })]),
  ]);
  writeFileSync(images('hall.webp'), await sharp(hall).resize(500).webp().toBuffer());
  const changed = await save([withoutArt()], [gone]);
  expect([changed.status, changed.body['why']]).toEqual([403, expect.stringMatching(/is another picture than before/)]);
  expect([existsSync(images('hall.webp')), sources().length]).toEqual([true, 3]);
  // it has to be known which one is meant
  expect((await save([withoutArt()], [{ ...gone, hash: null }])).status).toBe(400);
});
