import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { diskFolders } from '../../brand-files/brandFolders.ts';
import { checkBrands } from '../../brand-files/checkBrands.ts';
import { inspectBrand } from '../../brand-files/loadBrand.ts';
import { completeAnswers } from '../../brand/new/completeAnswers.ts';
import { createBrand, existingBrands } from '../../brand/new/createBrand.ts';
import { ask, contents, drafts, onCreated, root, studio, useStudioServer } from '../studioServer.fixture.ts';
import type { Review } from './reviewReply.ts';

useStudioServer();

const call = (name: string, answers: unknown, headers = {}) => ask('POST', `new/${name}`, { answers }, headers);
const review = async (answers: object) => (await call('review', answers)).body as unknown as Review;
const filesBelow = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => [join(parentPath, name).slice(folder.length), readFileSync(join(parentPath, name), 'utf8')]),
  );

test('the form offers what there is', async () => {
  const { body } = await ask('POST', 'new/choices', {});
  expect(body).toMatchObject({
    parents: ['base', 'orvane', 'orvane-desk'],
    kinds: [{ name: 'casino' }, { name: 'sports' }, { name: 'lottery' }, { name: 'agents' }],
    isFirst: false,
  });
  expect(body['markets']).toContainEqual(expect.objectContaining({ code: 'BR', name: 'Brazil' }));
});

test('a look at a brand writes nothing, and is drawn in its colours', async () => {
  const before = contents();
  const { shown, files, palette, contrast, left, answers } = await review({ name: 'Tamarú', market: 'BR', colour: '#B5246E' });
  expect(shown).toBe('tamaru');
  expect(answers).toMatchObject({ id: 'tamaru', languages: 'PT', currency: 'BRL', hosts: 'tamaru.example', merchant: 'tamaru' });
  expect(files).toContainEqual({ name: 'brand.json', lines: expect.any(Number) as number });
  expect(files).toContainEqual({ name: 'images/login-art.webp', lines: null });
  expect(palette?.light.primary).toBe('#B5246E');
  for (const theme of ['light', 'dark'] as const) expect(contrast?.[theme].ratio).toBeGreaterThanOrEqual(contrast![theme].least);
  expect(Object.fromEntries(left.map(({ topic, count }) => [topic, count > 0]))).toEqual({
    look: false,
    hosts: true,
    market: true,
    licence: true,
    keys: true,
    help: true,
  });
  expect(left.find(({ topic }) => topic === 'licence')?.place).toBe('brand.json /regulatory/legal/licence');
  const { loaded } = inspectBrand('tamaru', { folders: drafts.folders });
  expect(loaded?.brand.name).toBe('Tamarú');
  expect(drafts.picture('tamaru', '/images/mark.svg')).toContain('<svg');
  expect(drafts.picture('tamaru', '/media/hero-1.webp')).toContain('<svg');
  expect(drafts.picture('tamaru', '/images/none.svg')).toBeNull();
  expect(contents()).toEqual(before);
});

test('faults stand at their answers, and what is shown has defaults in their place', async () => {
  const { faults, shown, answers } = await review({ id: 'orvane', name: 'Acme', hosts: 'orvane.example', colour: 'red' });
  expect(faults).toEqual({
    id: 'brands/orvane already exists; nothing is overwritten',
    hosts: 'orvane.example already belongs to orvane',
    colour: expect.stringContaining('six hexadecimal digits') as string,
  });
  expect([shown, answers.name]).toEqual(['new-brand', 'Acme']);
});

test('the folder is that of the command line with the same answers, and check is clean', async () => {
  const given = { id: 'acme', name: 'Acme', extends: 'orvane', languages: 'EN', market: 'MT', kind: 'sports' };
  const other = mkdtempSync(join(tmpdir(), 'command-line-'));
  cpSync(root, other, { recursive: true });
  const { status, body } = await call('create', given);
  expect([status, body['kind'], body['id']]).toEqual([200, 'created', 'acme']);
  const folders = diskFolders(pathToFileURL(`${other}/`));
  const options = { existing: existingBrands(folders), ask: null, tell: () => undefined, acceptAll: true };
  await createBrand(await completeAnswers(given, options), { brands: other, folders, names: {} });
  expect(filesBelow(join(root, 'acme'))).toEqual(filesBelow(join(other, 'acme')));
  const findings = checkBrands(['acme'], {}, { folders: diskFolders(pathToFileURL(`${root}/`)) });
  expect(findings.filter(({ file }) => file.startsWith('brands/acme/'))).toEqual([]);
  expect(onCreated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'acme', folder: join(root, 'acme') }));
  studio.noteWritten([join(root, 'acme/brand.json')]);
  expect(studio.isOwnWrite(join(root, 'acme'))).toBe(true);
  expect(studio.isOwnWrite(join(root, 'acm'))).toBe(false);
  expect(drafts.ids()).not.toContain('acme');
  rmSync(other, { recursive: true });
});

test.each([
  [{ id: 'orvane' }, 'id', /already exists/],
  [{ id: '../acme' }, 'id', /lower-case letters/],
  [{ id: 'acme', hosts: 'http://acme.example' }, 'hosts', /without scheme and port/],
  [{ id: 'acme', name: '<script>' }, 'name', /without < and >/],
  [{ id: 'acme', colour: '#12' }, 'colour', /six hexadecimal digits/],
  [{}, 'name', /required/],
])('%j is not written, and says why at its field', async (answers, field, why) => {
  const before = contents();
  const { status, body } = await call('create', answers);
  expect([status, body['kind']]).toEqual([422, 'faults']);
  expect((body['faults'] as Record<string, string>)[field]).toMatch(why);
  expect(contents()).toEqual(before);
});

test('of two that are made at once with one id, one is written and the other says that it is taken', async () => {
  const given = { id: 'acme', extends: 'orvane' };
  const replies = await Promise.all([call('create', { ...given, name: 'One' }), call('create', { ...given, name: 'Two' })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(replies.find(({ status }) => status === 422)?.body['faults']).toMatchObject({
    id: expect.stringMatching(/already exists/),
  });
});

test('a page of another origin, or without the token, makes no brand', async () => {
  const before = contents();
  for (const headers of [{ origin: 'http://evil.example' }, { 'x-studio-token': undefined }])
    expect((await call('create', { id: 'acme', extends: 'orvane' }, headers)).status).toBe(403);
  expect((await ask('GET', 'new/choices', null)).status).toBe(404);
  expect((await ask('POST', 'constructor', {})).status).toBe(404);
  expect(contents()).toEqual(before);
});

test.each([
  ['none', null],
  ['a list', []],
  ['an unknown one', { other: 'x' }],
  ['a number', { name: 1 }],
  ['a long one', { name: 'x'.repeat(1_001) }],
])('of answers %s is refused', async (_, answers) => {
  expect((await call('create', answers)).status).toBe(400);
  expect((await call('review', answers)).status).toBe(400);
});

test('a parent with a mistake is told, and nothing is written', async () => {
  writeFileSync(join(root, 'orvane/theme.json'), '{');
  const before = contents();
  for (const name of ['review', 'create']) {
    const { status, body } = await call(name, { id: 'acme', extends: 'orvane' });
    expect([status, body['why']]).toEqual([500, expect.stringContaining('brands/orvane/theme.json')]);
  }
  expect(contents()).toEqual(before);
});

test('colours come from a logo, and anything else is refused', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#B5246E"/></svg>';
  const logo = Buffer.from(svg).toString('base64');
  expect((await ask('POST', 'new/colours', { logo })).body).toEqual({ colour: '#B5246E', accent: '' });
  expect(await ask('POST', 'new/colours', { logo: Buffer.from('text').toString('base64') })).toMatchObject({
    status: 422,
    body: { kind: 'logo', why: expect.stringMatching(/a picture is expected/) as string },
  });
  for (const wrong of [undefined, 1, '', '§']) expect((await ask('POST', 'new/colours', { logo: wrong })).status).toBe(400);
});
