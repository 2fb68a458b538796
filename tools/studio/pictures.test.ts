import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { diskFolders } from '../brand-files/brandFolders.ts';
import { encodeBrandPictures } from '../brand/pictures/brandPictures.ts';
import { hashOf } from './brandBundle.ts';
import { ask, edited, type Headers, places, root, studio, useDisk, useStudioServer } from './studioServer.fixture.ts';

useStudioServer();

const BRAND = 'brands/orvane/brand.json';
const HALL = 'brands/orvane/images/hall.webp';
const crop = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };
const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
const hall = await photo(1_600, 2_400);

const send = (bytes: Buffer, headers: Headers = {}) =>
  ask('POST', 'picture', bytes, { 'content-type': 'application/octet-stream', ...headers });
const sent = async (bytes: Buffer): Promise<string> => {
  const { status, body } = await send(bytes);
  expect([status, body['why']]).toEqual([200, undefined]);
  return body['upload'] as string;
};
const art = (name: string) =>
  edited(
    BRAND,
    '"regulatory": {',
    `"images": { "loginArt": ${JSON.stringify(name)} },
  "regulatory": {`,
  );
const save = (files: unknown, pictures: unknown) => ask('POST', 'save', { files, pictures });
const images = (...path: string[]) => join(root, 'orvane/images', ...path);
/** Every file of the brand, by hash. */
const bytes = () =>
  Object.fromEntries(
    readdirSync(join(root, 'orvane'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name), hashOf(readFileSync(join(parentPath, name)))]),
  );

test('a picture is written with its original, cut and encoded as `brand images` does it, in one step with its value', async () => {
  const upload = await sent(hall);
  const asked = { file: HALL, upload, crop, hash: null };
  const { body: drafted } = await ask('POST', 'pictures', { files: [art('hall.webp')], pictures: [asked] });
  const shown = (drafted['pictures'] as Record<string, { shown: string; bytes: number }>)[HALL]!;
  expect(shown.shown).toMatch(/^hall\.[0-9a-f]{16}\.webp$/);
  const { status, body } = await save([art('hall.webp')], [asked]);
  expect([status, body['kind']]).toEqual([200, 'saved']);
  expect(readFileSync(images('sources/hall.jpg')).equals(hall)).toBe(true);
  expect(JSON.parse(readFileSync(images('sources/crops.json'), 'utf8'))).toEqual({ 'hall.jpg': crop });
  const written = readFileSync(images('hall.webp'));
  const { format, width, height } = await sharp(written).metadata();
  // half of both sides, 800 × 1200, as far as the bytes of its place allow
  expect([written.length, format, width / height]).toEqual([shown.bytes, 'webp', 2 / 3]);
  const [first] = await encodeBrandPictures('orvane', {
    brands: root,
    folders: diskFolders(pathToFileURL(`${root}/`)),
    check: true,
  });
  expect(first).toMatchObject({ file: 'hall.webp', roles: ['loginArt'], state: 'current' });
  for (const name of ['hall.webp', 'sources', 'sources/hall.jpg', 'sources/encoded.json'])
    expect([name, studio.isOwnWrite(images(name))]).toEqual([name, true]);
});

test.each<[string, () => Promise<Buffer> | Buffer, number, RegExp]>([
  ['40 MB', () => Buffer.alloc(40_000_000), 413, /more than 20 MB/],
  ['a text', () => Buffer.from('no picture'), 422, /no picture: png, jpg, webp, avif, svg or ico is expected/],
  ['a GIF', () => Buffer.from('GIF89a, which no brand may have'), 422, /no picture/],
  ['a picture that is cut off', () => hall.subarray(0, hall.length / 2), 422, /cut off/],
  [
    'an SVG with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
    422,
    /got <script>/,
  ],
  ['an SVG with a handler', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>'), 422, /onload/],
  [
    'too many pixels',
    () =>
      sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
    422,
    /9000 × 9000/,
  ],
])('%s is refused with a reason', async (_, make, status, why) => {
  const reply = await send(await make());
  expect([reply.status, reply.body['upload']]).toEqual([status, undefined]);
  expect(reply.body['why']).toMatch(why);
});

test.each<[string, Headers]>([
  ['a page of another origin', { origin: 'http://evil.example' }],
  ['a request without an origin', { origin: undefined }],
  ['another name that leads here', { host: 'evil.example', origin: 'http://evil.example' }],
  ['a request without the token', { 'x-studio-token': undefined }],
  ['a form', { 'content-type': 'multipart/form-data' }],
  ['JSON', { 'content-type': 'application/json' }],
])('%s sends no picture', async (_, headers) => {
  const { status, body } = await send(hall, headers);
  expect([status, Object.keys(body)]).toEqual([403, ['why']]);
});

test.each([
  { file: 'brands/orvane/images/../hall.webp' },
  { file: 'brands/orvane/images/sources/hall.webp' },
  { file: 'brands/orvane/images/Hall.webp' },
  { file: 'brands/orvane/images/hall.gif' },
  { file: 'brands/orvane/sandbox/media/hall.webp' },
  { file: 'brands/../orvane/images/hall.webp' },
  { upload: '../../etc/passwd' },
  { crop: { ...crop, left: 0.6 } },
  { crop: { ...crop, width: 0 } },
  { crop: 'all' },
  { hash: 1 },
])('a picture as $file $upload $crop $hash is not asked for', async (wrong) => {
  const before = bytes();
  const upload = await sent(hall);
  const asked = { file: HALL, upload, crop, hash: null, ...wrong };
  expect((await save([], [asked])).status).toBe(400);
  expect((await save([], [asked, asked])).status).toBe(400);
  expect(bytes()).toEqual(before);
});

test('no link is followed: of the picture, of its folder, of the originals', async () => {
  const upload = await sent(hall);
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  const refused = async () => {
    const { status, body } = await save([art('hall.webp')], [{ file: HALL, upload, crop, hash: null }]);
    expect([status, body['why']]).toEqual([403, expect.stringMatching(/link, which is not followed/)]);
  };
  symlinkSync(join(outside, 'none'), images('hall.webp'));
  await refused();
  rmSync(images('hall.webp'));
  symlinkSync(outside, images('sources'));
  await refused();
  rmSync(images('sources'));
  mkdirSync(images('sources'));
  symlinkSync(join(outside, 'none'), images('sources/hall.jpg'));
  await refused();
  expect(readdirSync(outside)).toEqual([]);
  rmSync(outside, { recursive: true });
});

test('another picture of the name stays, and the one that is meant is replaced with its original', async () => {
  const file = 'brands/orvane/images/login-art.webp';
  const upload = await sent(hall);
  const there = readFileSync(images('login-art.webp'));
  for (const hash of [null, hashOf('other')]) {
    const { status, body } = await save([], [{ file, upload, crop: null, hash }]);
    expect([status, body['why']]).toEqual([403, expect.stringMatching(/is another picture than before, and is not overwritten/)]);
  }
  expect(readFileSync(images('login-art.webp')).equals(there)).toBe(true);
  // an original that is not encoded yet would be lost, too
  mkdirSync(images('sources'));
  writeFileSync(images('sources/hall.png'), 'x');
  const lost = await save([], [{ file: HALL, upload, crop: null, hash: null }]);
  expect(lost.body['why']).toMatch(/^brands\/orvane\/images\/sources\/hall\.png is another picture/);
  rmSync(images('sources/hall.png'));
  writeFileSync(images('sources/login-art.png'), await sharp(hall).png().toBuffer());
  const { status } = await save([], [{ file, upload, crop: null, hash: hashOf(there) }]);
  expect([status, readdirSync(images('sources'))]).toEqual([200, ['encoded.json', 'login-art.jpg']]);
  expect(readFileSync(images('login-art.webp')).equals(there)).toBe(false);
});

test('a drawing is written as it is, without an original', async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>');
  const upload = await sent(drawing);
  const wrong = await save([], [{ file: HALL, upload, crop: null, hash: null }]);
  expect(wrong.body['why']).toBe(`${HALL}: the picture is svg.`);
  const file = 'brands/orvane/images/mark.svg';
  const { status } = await save([], [{ file, upload, crop: null, hash: hashOf(readFileSync(images('mark.svg'))) }]);
  expect([status, readFileSync(images('mark.svg')).equals(drawing), existsSync(images('sources'))]).toEqual([200, true, false]);
});

test('an original that the server no longer has is asked for', async () => {
  const { status, body } = await save([], [{ file: HALL, upload: 'a'.repeat(64), crop: null, hash: null }]);
  expect([status, body]).toEqual([410, { kind: 'missing', uploads: ['a'.repeat(64)] }]);
});

test('check knows the pictures of a draft, with their shape', async () => {
  const upload = await sent(hall);
  const findings = async (pictures: object[]) =>
    (
      (await ask('POST', 'check', { files: [art('hall.webp')], pictures })).body['findings'] as { rule: string; file: string }[]
    ).filter(({ file }) => file.startsWith('brands/orvane/'));
  expect((await findings([])).map(({ rule }) => rule)).toContain('unknown-image');
  const asked = { file: HALL, upload, hash: null };
  expect((await findings([{ ...asked, crop }])).filter(({ rule }) => /image/.test(rule))).toEqual([
    expect.objectContaining({ rule: 'unused-image', file: 'brands/orvane/images/login-art.webp' }),
  ]);
  const wide = await findings([{ ...asked, crop: { left: 0, top: 0, width: 1, height: 0.2 } }]);
  expect(wide).toContainEqual(expect.objectContaining({ rule: 'image-shape', file: HALL }));
});

test('the disk is full at any step: every file is as it was, and no folder is left', async () => {
  const before = bytes();
  const upload = await sent(hall);
  const full = (path: string) => Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path });
  for (const step of ['write', 'rename'] as const)
    for (const last of [1, 3, 5]) {
      let calls = 0;
      useDisk({
        ...places,
        [step]: (from: string, to: string) => {
          calls += 1;
          if (calls === last) throw full(from);
          places[step](from, to);
        },
      });
      const { status, body } = await save([art('hall.webp')], [{ file: HALL, upload, crop, hash: null }]);
      expect([step, last, status]).toEqual([step, last, 507]);
      expect(body['why']).toMatch(/was not written, and no other file: the disk is full\.$/);
      expect(bytes()).toEqual(before);
      expect(existsSync(images('sources'))).toBe(false);
    }
  renameSync(join(root, 'orvane'), join(root, 'moved'));
  expect((await save([], [{ file: HALL, upload, crop, hash: null }])).status).not.toBe(200);
  expect(existsSync(join(root, 'orvane'))).toBe(false);
});
